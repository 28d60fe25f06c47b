import { childAges, codeText, infantAges, isWrittenDay, readDay } from '@traveldesk/shared-contract';
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
/** An availability request of a booking system: `AN12DECCAIDXB`, and `*20DEC` for the return. */
const availabilityShape =
  /^AN(\d{1,2}[A-Z]{3}(?:\d{2})?)([A-Z]{3})([A-Z]{3})(?:\*(\d{1,2}[A-Z]{3}(?:\d{2})?))?$/;
/** `2A`, `2A1I`, `2A1C5`, `1A2C5.8`: number of travelers by type, with the children's ages. */
const travellersShape = /^(\d)A(?:(\d)C(\d{1,2}(?:[.,]\d{1,2})*))?(?:(\d)I)?$/;

type Read = (word: string) => boolean;

/**
 * Reads a search in the shorthand of the trade: `cai dxb 12dec 2a1i biz`, `par-nyc 3jan-10jan`, `LHRDXB 10DEC 2A1C5`, `AN12DECCAIDXB`. It
 * has place codes, days as `readDay` reads them from today on, travelers with the children's ages, the cabin and `direct`. Undefined if any
 * word is unknown or the trips are invalid, because a wrong search is worse than none. Missing days are left to the form.
 */
export function readShorthand(typed: string, today: string): CriteriaDraft | undefined {
  const read = parse(typed, today);
  if (!read || read.misread !== undefined || read.waiting !== undefined) return undefined;
  return withTrips(read.draft, read.pairs, read.days);
}

/** Returns the first unknown word of a text that has origin and destination, such as `2A1C` of `cai dxb 2a1c`. */
export function misreadShorthand(typed: string, today: string): string | undefined {
  const read = parse(typed, today);
  return read?.waiting === undefined ? read?.misread : undefined;
}

interface Parsed {
  draft: CriteriaDraft;
  pairs: readonly [string, string][];
  days: readonly string[];
  /** An origin whose destination has not been read yet. */
  waiting: string | undefined;
  misread: string | undefined;
}

/** Returns undefined if the text does not begin with two places. */
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

  // Until the first two places, no other words are accepted.
  const misread = words.find(
    (word) =>
      !availability(word) &&
      !(pairs.length > 0 && waiting === undefined && (travellers(word) || other(word) || date(word))) &&
      !place(word),
  );
  return pairs.length > 0 ? { draft, pairs, days, waiting, misread } : undefined;
}

/** Reads one day, or the two of `3JAN-10JAN`; each is the next such day. */
function daysOf(word: string, from: string): string[] | undefined {
  if (!isWrittenDay(word)) return undefined;
  const one = readDay(word, { today: from, min: from });
  if (one) return [one];
  const parts = word.split('-');
  if (parts.length !== 2) return undefined;
  const [out, back] = parts;
  const first = out && isWrittenDay(out) ? readDay(out, { today: from, min: from }) : undefined;
  const second =
    first && back && isWrittenDay(back) ? readDay(back, { today: first, min: first }) : undefined;
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

/** Assigns days to trips: one pair of places with two days is a round trip; otherwise each trip has at most one day. */
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
