import { childAges, codeText, infantAges, readDay } from '@traveldesk/shared-contract';
import {
  emptyCriteria,
  emptyTrip,
  maxTravellers,
  tripCounts,
  type Cabin,
  type CriteriaDraft,
  type TripDraft,
} from './criteria';

const cabinWords: Readonly<Record<string, Cabin>> = {
  Y: 'Economy',
  ECO: 'Economy',
  ECONOMY: 'Economy',
  W: 'PremiumEconomy',
  PREM: 'PremiumEconomy',
  PREMIUM: 'PremiumEconomy',
  C: 'Business',
  J: 'Business',
  BIZ: 'Business',
  BUS: 'Business',
  BUSINESS: 'Business',
  F: 'First',
  FIRST: 'First',
};

const directWords = new Set(['DIRECT', 'NONSTOP']);

/** `CAIDXB`, `CAI-DXB`, `CAI/DXB`, `CAI>DXB`. */
const pairShape = /^([A-Z]{3})[-/>]?([A-Z]{3})$/;
const placeShape = /^[A-Z]{3}$/;
/** What a booking system's availability looks like: `AN12DECCAIDXB`, and `*20DEC` for the way back. */
const availabilityShape =
  /^AN(\d{1,2}[A-Z]{3}(?:\d{2})?)([A-Z]{3})([A-Z]{3})(?:\*(\d{1,2}[A-Z]{3}(?:\d{2})?))?$/;
/** `2A`, `2A1I`, `2A1C5`, `1A2C5.8`: how many of which kind, and how old the children are. */
const travellersShape = /^(\d)A(?:(\d)C(\d{1,2}(?:[.,]\d{1,2})*))?(?:(\d)I)?$/;

/** A day that is written as one: a bare number may be anything. */
const isDated = (word: string) => /^\d{1,2}[-/.]?[^\d\s]|^\d{4}-\d|^\+\d/.test(word);

type Read = (word: string) => boolean;

/**
 * A search in the words of the trade: `cai dxb 12dec 2a1i biz`, `par-nyc 3jan-10jan`, `LHRDXB 10DEC 2A1C5`, `AN12DECCAIDXB`. Places by
 * their codes, days as `readDay` reads them from today on, travellers with the ages of the children, the class, `direct`. Undefined where
 * a single word of it is not understood or the trips are none: another search than was meant is worse than none. A trip without a day is
 * left for the form.
 */
export function readShorthand(typed: string, today: string): CriteriaDraft | undefined {
  const read = parse(typed, today);
  if (!read || read.misread !== undefined || read.waiting !== undefined) return undefined;
  return withTrips(read.draft, read.pairs, read.days);
}

/** The first word of such a text that is not understood, where it says from where to where before: `2A1C` of `cai dxb 2a1c`. */
export function misreadShorthand(typed: string, today: string): string | undefined {
  const read = parse(typed, today);
  return read?.waiting === undefined ? read?.misread : undefined;
}

interface Parsed {
  draft: CriteriaDraft;
  pairs: readonly [string, string][];
  days: readonly string[];
  /** Where from, and not yet where to. */
  waiting: string | undefined;
  misread: string | undefined;
}

/** Undefined where no two places come first. */
function parse(typed: string, today: string): Parsed | undefined {
  const words = codeText(typed).toUpperCase().split(/\s+/);
  if (words.length > 20) return undefined;
  const pairs: [string, string][] = [];
  const days: string[] = [];
  const draft: CriteriaDraft = { ...emptyCriteria(), trips: [] };
  let waiting: string | undefined;
  const seen = new Set<string>();
  const once = (what: string) => !seen.has(what) && Boolean(seen.add(what));

  const place: Read = (word) => {
    const [, from, to] = pairShape.exec(word) ?? [];
    if (from && to && waiting === undefined) return pairs.push([from, to]) > 0;
    if (!placeShape.test(word)) return false;
    if (waiting === undefined) waiting = word;
    else {
      pairs.push([waiting, word]);
      waiting = undefined;
    }
    return true;
  };
  const date: Read = (word) => {
    const read = daysOf(word, days.at(-1) ?? today);
    return read !== undefined && days.push(...read) > 0;
  };
  const availability: Read = (word) => {
    const [, out, from, to, back] = availabilityShape.exec(word) ?? [];
    if (!out || !from || !to || pairs.length > 0 || !date(out)) return false;
    pairs.push([from, to]);
    return back === undefined || date(back);
  };
  const travellers: Read = (word) => {
    const read = travellersOf(word);
    return read !== undefined && once('travellers') && Boolean(Object.assign(draft, read));
  };
  const other: Read = (word) => {
    const cabin = cabinWords[word];
    if (cabin) return once('cabin') && Boolean(Object.assign(draft, { cabin }));
    return directWords.has(word) && once('direct') && Boolean(Object.assign(draft, { max_stops: 0 }));
  };

  // Places come first: what is no place until then is no search.
  const misread = words.find(
    (word) =>
      !availability(word) &&
      !(pairs.length > 0 && waiting === undefined && (travellers(word) || other(word) || date(word))) &&
      !place(word),
  );
  return pairs.length > 0 ? { draft, pairs, days, waiting, misread } : undefined;
}

/** One day, or the two of `3JAN-10JAN`; each is the next such day. */
function daysOf(word: string, from: string): string[] | undefined {
  if (!isDated(word)) return undefined;
  const one = readDay(word, { today: from, min: from });
  if (one) return [one];
  const parts = word.split('-');
  if (parts.length !== 2) return undefined;
  const [out, back] = parts;
  const first = out && isDated(out) ? readDay(out, { today: from, min: from }) : undefined;
  const second = first && back && isDated(back) ? readDay(back, { today: first, min: first }) : undefined;
  return first && second ? [first, second] : undefined;
}

function travellersOf(word: string): Pick<CriteriaDraft, 'adults' | 'children' | 'infants'> | undefined {
  const [, adults, children = '0', ages = '', infants = '0'] = travellersShape.exec(word) ?? [];
  if (!adults) return undefined;
  const read = {
    adults: Number(adults),
    children: ages === '' ? [] : ages.split(/[.,]/).map(Number),
    infants: Array.from({ length: Number(infants) }, () => infantAges.max),
  };
  const all = read.adults + read.children.length + read.infants.length;
  const isSound =
    read.adults > 0 &&
    all <= maxTravellers &&
    read.children.length === Number(children) &&
    read.children.every((age) => age >= childAges.min && age <= childAges.max);
  return isSound ? read : undefined;
}

/** One trip and a day back is a round trip; several trips have a day each, as far as days are named. */
function withTrips(
  draft: CriteriaDraft,
  pairs: readonly [string, string][],
  days: readonly string[],
): CriteriaDraft | undefined {
  const [first] = pairs;
  const trip = ([origin, destination]: [string, string], date: string | undefined): TripDraft => ({
    ...emptyTrip,
    origin,
    destination,
    date: date ?? null,
  });
  if (first && pairs.length === 1 && days.length === 2) {
    const [from, to] = first;
    return { ...draft, type: 'roundtrip', trips: [trip(first, days[0]), trip([to, from], days[1])] };
  }
  if (days.length > pairs.length) return undefined;
  const trips = pairs.map((pair, index) => trip(pair, days[index]));
  const [out, back] = pairs;
  if (trips.length === 1) return { ...draft, type: 'oneway', trips };
  if (trips.length === 2 && out && back && out[0] === back[1] && out[1] === back[0])
    return { ...draft, type: 'roundtrip', trips };
  const { min, max } = tripCounts.multi;
  return trips.length >= min && trips.length <= max ? { ...draft, type: 'multi', trips } : undefined;
}
