import { sumOf } from '@traveldesk/bookings-server';
import { conditionParts, roomFacts, termsText } from '@traveldesk/hotels-server';
import { minorUnits } from '@traveldesk/shared-contract';
import { isolated, writerOf, type PdfDocument } from '@traveldesk/shared-documents';
import { stayHead, stayNotes, stayParts, type StayPaper } from './stay-facts';

type Part = PdfDocument['parts'][number];

/** Returns the voucher that the guest shows at the property (STAYS 5, rule 13). */
export function voucherOf(paper: StayPaper): PdfDocument {
  const { booking, issuer, language, stay, hotels, made } = paper;
  const { room, rate, loyalty_number: loyalty, details, requests } = booking;
  return {
    language,
    title: stay('voucher'),
    letterhead: issuer,
    made,
    parts: [
      stayHead(
        paper,
        issuer.phone === null ? [] : [{ label: stay('emergency'), value: issuer.phone, kind: 'code' }],
      ),
      ...stayParts(paper),
      { kind: 'heading', text: hotels('room.title') },
      {
        kind: 'facts',
        facts: [
          ...roomFacts(room, rate, hotels),
          ...(loyalty === null
            ? []
            : [{ label: stay('loyalty_number'), value: loyalty, kind: 'code' as const }]),
        ],
      },
      ...pricesOf(paper),
      ...termsOf(paper),
      ...conditionParts(rate, hotels),
      ...section(stay('keys'), details.key_collection),
      ...section(stay('requests'), requests),
      { kind: 'heading', text: hotels('notes.title') },
      { kind: 'notes', notes: [...dueNotes(paper), ...stayNotes(paper)] },
    ],
  };
}

/** Texts of suppliers and guests are not translated. */
function section(heading: string, text: string | null): Part[] {
  if (text === null) return [];
  return [
    { kind: 'heading', text: heading },
    { kind: 'notes', notes: [isolated(text)] },
  ];
}

/** Lists the amounts paid and the amounts due at the property: a line for each currency, never summed. */
function pricesOf({ booking: { rate }, say, hotels }: StayPaper): Part[] {
  const paid = rate.now && minorUnits(rate.now) > 0n ? [sumOf(say('price.paid'), rate.now)] : [];
  const sums = [...paid, ...rate.there.map((money) => sumOf(hotels('price.there'), money, true))];
  return sums.length > 0 ? [{ kind: 'sums', sums }] : [];
}

function dueNotes({ booking: { kind, rate }, hotels }: StayPaper): string[] {
  return kind === 'supplier' && rate.price.due === null ? [hotels('notes.due_unknown')] : [];
}

/** The terms of a stay that can still be canceled, as sentences in the property's time. */
function termsOf({ booking, language, stay, hotels }: StayPaper): Part[] {
  const { state, rate, time_zone: zone } = booking;
  if (state !== 'confirmed') return [];
  const tiers = tiersOf(booking);
  const write = writerOf(language, zone ?? 'UTC');
  const text = tiers ? termsText({ tiers, now: rate.now }, hotels, write) : stay('terms_unknown');
  return [
    { kind: 'heading', text: hotels('terms.title') },
    { kind: 'notes', notes: [text] },
  ];
}

/** A manual stay has only the end of its free cancellation. */
function tiersOf({ tiers, rate: { now, free_until: until } }: StayPaper['booking']) {
  if (tiers) return tiers.map(({ back, claim, until: end }) => ({ until: end, refund: back, claim }));
  return until === null ? null : [{ until, refund: now, claim: null }];
}
