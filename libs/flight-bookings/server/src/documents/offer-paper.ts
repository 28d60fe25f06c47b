import type { Issuer } from '@traveldesk/companies-server';
import { namesIn, type BookableOffer } from '@traveldesk/flights-server';
import type { PdfDocument } from '@traveldesk/shared-documents';
import type { Language } from '@traveldesk/shared-contract';
import type { DocumentWords } from '@traveldesk/shared-server';
import { sumOf } from '@traveldesk/bookings-server';
import { bagText, conditionText, journeyParts } from './paper';

interface OfferPaper {
  offer: BookableOffer;
  issuer: Issuer;
  language: Language;
  say: DocumentWords;
  made: PdfDocument['made'];
}

/** Returns an offer for a client before booking, with the selling price only (TRAVEL-RULES 30). */
export function quoteOf({ offer: bookable, issuer, language, say, made }: OfferPaper): PdfDocument {
  const { kept } = bookable;
  const { offer } = kept;
  const names = namesIn(bookable.names, language);
  const { total, base, tax } = offer.price;
  const count = (wanted: string) => kept.travellers.filter(({ type }) => type === wanted).length;
  const people = (['adult', 'child', 'infant'] as const)
    .filter((type) => count(type) > 0)
    .map((type) => `${say(`people.${type}`)}: ${count(type)}`);
  return {
    language,
    title: say('quote'),
    letterhead: issuer,
    made,
    parts: [
      {
        kind: 'facts',
        facts: [
          { label: say('travellers'), value: people.join(' · ') },
          { label: say('airline'), value: names.airlines[offer.airline] ?? offer.airline },
          { label: say('valid_until'), value: offer.expires_at, kind: 'instant' },
          ...(offer.fare_brand ? [{ label: say('fare_brand'), value: offer.fare_brand }] : []),
        ],
      },
      ...journeyParts({ slices: offer.slices, names, bags: offer.bags }, say),
      {
        kind: 'facts',
        facts: [
          { label: say('bags.title'), value: bagText(offer.bags, say) },
          {
            label: say('conditions.change.title'),
            value: conditionText(offer.conditions.change, 'change', say),
          },
          {
            label: say('conditions.refund.title'),
            value: conditionText(offer.conditions.refund, 'refund', say),
          },
        ],
      },
      {
        kind: 'sums',
        sums: [
          ...(base ? [sumOf(say('price.base'), base)] : []),
          ...(tax ? [sumOf(say('price.tax'), tax)] : []),
          sumOf(say('price.total'), total, true),
        ],
      },
      {
        kind: 'notes',
        notes: [say('notes.local'), say('notes.quote'), ...(offer.training ? [say('notes.training')] : [])],
      },
    ],
  };
}
