import type { Issuer } from '@traveldesk/companies-server';
import { quoteReference, type StayQuote } from '@traveldesk/hotels-contract';
import { moneyText, type Money } from '@traveldesk/shared-contract';
import { writerOf, type Cell, type PdfDocument } from '@traveldesk/shared-documents';
import type { DocumentWords } from '@traveldesk/shared-server';
import { termsText } from './quote-terms';
import { conditionParts, dayFacts, guestFacts, propertyFacts, roomFacts } from './stay-parts';

type Part = PdfDocument['parts'][number];

interface QuotePaper {
  /** As a reader without net prices sees it. */
  quote: StayQuote;
  issuer: Issuer;
  say: DocumentWords;
  made: PdfDocument['made'];
}

/** Returns a quote for a client, with selling prices only (TRAVEL-RULES 30). All instants are in the property's time. */
export function quotePaper({ quote, issuer, say, made }: QuotePaper): PdfDocument {
  const { property, rate, expires_at, details } = quote;
  const { criteria } = quote.search;
  const { loyalty } = rate;
  const { language } = say;
  const timeZone = quote.time_zone ?? 'UTC';
  const write = writerOf(language, timeZone);
  return {
    language,
    timeZone,
    title: say('quote'),
    letterhead: issuer,
    made,
    parts: [
      {
        kind: 'facts',
        facts: [
          { label: say('reference'), value: quoteReference(quote.id), kind: 'code' },
          { label: say('valid_until'), value: expires_at, kind: 'instant' },
        ],
      },
      { kind: 'heading', text: property.name },
      {
        kind: 'facts',
        facts: [
          ...propertyFacts(property, say),
          ...dayFacts(criteria, details, say),
          ...guestFacts(criteria.rooms, say),
        ],
      },
      { kind: 'heading', text: say('room.title') },
      {
        kind: 'facts',
        facts: [
          ...roomFacts(quote.room, rate, say),
          ...(loyalty?.required ? [{ label: say('loyalty'), value: loyalty.programme }] : []),
        ],
      },
      priceOf(quote, say),
      { kind: 'heading', text: say('terms.title') },
      { kind: 'notes', notes: [termsText(rate, say, write)] },
      ...tiersOf(quote, say),
      ...conditionParts(rate, say),
      { kind: 'heading', text: say('notes.title') },
      { kind: 'notes', notes: notesOf(quote, say, write(expires_at, 'instant')) },
    ],
  };
}

function priceOf({ rate: { price, now, there } }: StayQuote, say: DocumentWords): Part {
  const sum = (key: string, { amount, currency }: Money, isMain = false) => ({
    label: say(`price.${key}`),
    amount,
    currency,
    isMain,
  });
  return {
    kind: 'sums',
    sums: [
      sum('total', price.total, true),
      ...(now ? [sum('now', now)] : []),
      ...there.map((money) => sum('there', money)),
    ],
  };
}

/** The tiers as a table; the property's claims have a column only if it may claim anything. */
function tiersOf({ rate: { tiers } }: StayQuote, say: DocumentWords): Part[] {
  if (!tiers) return [];
  const hasClaims = tiers.some(({ claim }) => claim !== null);
  const text = (money: Money | null) => money && moneyText(money, say.language);
  return [
    {
      kind: 'table',
      empty: '',
      columns: [
        { head: say('terms.until'), kind: 'instant' },
        { head: say('terms.refund'), kind: 'amount' },
        ...(hasClaims ? [{ head: say('terms.claim'), kind: 'amount' } as const] : []),
      ],
      rows: tiers.map(({ until, refund, claim }): Cell[] => [
        until ?? say(tiers.length === 1 ? 'terms.always' : 'terms.after'),
        text(refund),
        ...(hasClaims ? [text(claim)] : []),
      ]),
    },
  ];
}

function notesOf(
  { rate, time_zone: zone, supplier }: StayQuote,
  say: DocumentWords,
  until: string,
): string[] {
  const { payment, now, price } = rate;
  return [
    say('notes.not_a_booking', { until }),
    say(zone === null ? 'notes.no_zone' : 'notes.local'),
    ...(payment === 'deposit' && now === null ? [say('notes.deposit_unknown')] : []),
    ...(price.due === null ? [say('notes.due_unknown')] : []),
    ...(supplier.training ? [say('notes.training')] : []),
  ];
}
