import type { Issuer } from '@traveldesk/companies-server';
import { nightsOf, quoteReference, type Room, type StayQuote } from '@traveldesk/hotels-contract';
import { commaOf, localeOf, moneyText, type Money } from '@traveldesk/shared-contract';
import { isolated, writerOf, type Cell, type PdfDocument } from '@traveldesk/shared-documents';
import type { Words } from '@traveldesk/shared-server';
import { termsText } from './quote-terms';

type Part = PdfDocument['parts'][number];
type Facts = Extract<Part, { kind: 'facts' }>['facts'];

interface QuotePaper {
  /** As a reader without net prices sees it. */
  quote: StayQuote;
  issuer: Issuer;
  say: Words;
  made: PdfDocument['made'];
}

/** Returns a quote for a client, with selling prices only (TRAVEL-RULES 30). All instants are in the property's time. */
export function quotePaper({ quote, issuer, say, made }: QuotePaper): PdfDocument {
  const { property, rate, expires_at } = quote;
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
      { kind: 'facts', facts: [...propertyFacts(quote, say), ...stayFacts(quote, say)] },
      { kind: 'heading', text: say('room.title') },
      { kind: 'facts', facts: roomFacts(quote, say) },
      priceOf(quote, say),
      { kind: 'heading', text: say('terms.title') },
      { kind: 'notes', notes: [termsText(rate, say, write)] },
      ...tiersOf(quote, say),
      ...conditionsOf(quote, say),
      { kind: 'heading', text: say('notes.title') },
      { kind: 'notes', notes: notesOf(quote, say, write(expires_at, 'instant')) },
    ],
  };
}

function propertyFacts({ property: { address, stars } }: StayQuote, say: Words): Facts {
  const { line, city, country_code: code } = address;
  const country = new Intl.DisplayNames(localeOf[say.language], { type: 'region' }).of(code) ?? code;
  const whole = [line, city, country].flatMap((part) => (part === null ? [] : [isolated(part)]));
  return [
    { label: say('address'), value: whole.join(commaOf[say.language]) },
    ...(stars === null ? [] : [{ label: say('stars'), value: say('stars_count', { count: stars }) }]),
  ];
}

function stayFacts({ details, search: { criteria } }: StayQuote, say: Words): Facts {
  const day = (value: string) => writerOf(say.language)(value, 'day');
  const arrival = { day: day(criteria.check_in), time: details.check_in_after ?? '' };
  const departure = { day: day(criteria.check_out), time: details.check_out_before ?? '' };
  const nights = nightsOf(criteria);
  return [
    { label: say('check_in'), value: arrival.time ? say('from_time', arrival) : arrival.day },
    { label: say('check_out'), value: departure.time ? say('until_time', departure) : departure.day },
    { label: say('nights'), value: say('nights_count', { count: nights }) },
    ...criteria.rooms.map((room, at) => ({
      label: criteria.rooms.length === 1 ? say('guests') : say('guests_of', { number: at + 1 }),
      value: guestsText(room, say),
    })),
  ];
}

function guestsText({ adults, children }: Room, say: Words): string {
  const comma = commaOf[say.language];
  const all = [say('adults', { count: adults })];
  if (children.length > 0)
    all.push(
      say('children', {
        count: children.length,
        ages: children.toSorted((one, two) => one - two).join(comma),
      }),
    );
  return all.join(comma);
}

const knownBeds: readonly string[] = ['single', 'double', 'queen', 'king', 'sofabed', 'bunk'];

function roomFacts({ room, rate: { board, loyalty } }: StayQuote, say: Words): Facts {
  const beds = room.beds.map(
    ({ type, count }) => `${count} × ${knownBeds.includes(type) ? say(`beds.${type}`) : isolated(type)}`,
  );
  return [
    { label: say('room.name'), value: room.name },
    ...(beds.length > 0 ? [{ label: say('beds.title'), value: beds.join(commaOf[say.language]) }] : []),
    { label: say('board.title'), value: say(`board.${board ?? 'unknown'}`) },
    ...(loyalty?.required ? [{ label: say('loyalty'), value: loyalty.programme }] : []),
  ];
}

function priceOf({ rate: { price, now, there } }: StayQuote, say: Words): Part {
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
function tiersOf({ rate: { tiers } }: StayQuote, say: Words): Part[] {
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

/** Conditions are in the supplier's words, whatever the language. */
function conditionsOf({ rate: { conditions } }: StayQuote, say: Words): Part[] {
  if (conditions.length === 0) return [];
  const notes = conditions.map(({ title, description }) =>
    isolated([title, description].filter((text) => text !== '').join(': ')),
  );
  return [
    { kind: 'heading', text: say('conditions') },
    { kind: 'notes', notes },
  ];
}

function notesOf({ rate, time_zone: zone, supplier }: StayQuote, say: Words, until: string): string[] {
  const { payment, now, price } = rate;
  return [
    say('notes.not_a_booking', { until }),
    say(zone === null ? 'notes.no_zone' : 'notes.local'),
    ...(payment === 'deposit' && now === null ? [say('notes.deposit_unknown')] : []),
    ...(price.due === null ? [say('notes.due_unknown')] : []),
    ...(supplier.training ? [say('notes.training')] : []),
  ];
}
