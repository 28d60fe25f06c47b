import { folded, minorUnits } from '@traveldesk/shared-contract';
import type { CardRate, StayCard } from './cards';

/** The filter value for unknown or unrated facts. It has a count like any other. */
export const notKnown = 'not_known';

/** Filters with several values: a property or a rate needs one of the chosen values, but all chosen amenities. */
const choices = ['stars', 'chain', 'amenities', 'board', 'payment', 'terms', 'bookable', 'supplier'] as const;
export type StayChoice = (typeof choices)[number];

/** An inclusive range of minor units of the search's currency. */
interface Range {
  min: number;
  max: number;
}

export type StayFilters = Record<StayChoice, readonly string[]> & {
  total: Range | null;
  per_night: Range | null;
  /** The lowest review score. */
  review: number | null;
  /** The farthest distance. */
  km: number | null;
  /** An instant until which the cancellation must be free. */
  free_until: string | null;
  name: string;
};

export const noStayFilters: StayFilters = {
  stars: [],
  chain: [],
  amenities: [],
  board: [],
  payment: [],
  terms: [],
  bookable: [],
  supplier: [],
  total: null,
  per_night: null,
  review: null,
  km: null,
  free_until: null,
  name: '',
};

type Name = keyof StayFilters;
type Facts = Record<StayChoice, readonly string[]>;

/** The number of properties that each value of a filter would leave, given the other filters. */
export type StayCounts = Record<StayChoice, Map<string, number>>;

/**
 * The values of each range that the other filters leave: prices in minor units, one for each rate; kilometers and review scores, one for
 * each property that has them.
 */
export type StayValues = Record<'total' | 'per_night' | 'km' | 'review', number[]>;

export interface FilteredStays {
  /** Properties with their rates that pass all filters. One rate must pass them all: breakfast of one rate and free cancellation
   * of another do not count together. */
  cards: StayCard[];
  counts: StayCounts;
  values: StayValues;
}

/** Filters cards, counts the values of each filter and collects those of each range, in one pass. */
export function filterStays(cards: readonly StayCard[], filters: StayFilters): FilteredStays {
  const counts = Object.fromEntries(choices.map((name) => [name, new Map()])) as StayCounts;
  const values: StayValues = { total: [], per_night: [], km: [], review: [] };
  const left: StayCard[] = [];
  const wanted = { ...filters, name: folded(filters.name) };
  for (const card of cards) {
    const seen = new Set<string>();
    const isFirst = (name: string) => !seen.has(name) && seen.add(name);
    const count = (choice: StayChoice, has: readonly string[]) => {
      for (const value of has)
        if (isFirst(`${choice} ${value}`)) counts[choice].set(value, (counts[choice].get(value) ?? 0) + 1);
    };
    const { km, review } = card.property;
    const rates = card.rates.filter((rate) => {
      const facts = factsOf(card, rate);
      const failed = failedBy(card, rate, facts, wanted);
      // A rate counts for the values of a filter if no other filter leaves it out.
      const counted = (name: Name) => failed.length === 0 || (failed.length === 1 && failed[0] === name);
      if (failed.length > 1) return false;
      for (const choice of choices) if (counted(choice)) count(choice, facts[choice]);
      for (const price of ['total', 'per_night'] as const)
        if (counted(price)) values[price].push(Number(minorUnits(rate.price[price])));
      if (km !== null && counted('km') && isFirst('km')) values.km.push(km);
      if (review && counted('review') && isFirst('review')) values.review.push(review.score);
      return failed.length === 0;
    });
    if (rates.length > 0) left.push({ property: card.property, rates });
  }
  return { cards: left, counts, values };
}

function factsOf({ property }: StayCard, { board, payment, terms, bookable, supplier }: CardRate): Facts {
  return {
    stars: [property.stars === null ? notKnown : String(property.stars)],
    chain: [property.chain ?? notKnown],
    amenities: property.amenities ?? [notKnown],
    board: [board ?? notKnown],
    payment: [payment ?? notKnown],
    terms: [terms ?? notKnown],
    bookable: [bookable === null ? notKnown : bookable ? 'yes' : 'no'],
    supplier: [supplier],
  };
}

/** Returns the filters that leave a rate out. */
function failedBy(card: StayCard, rate: CardRate, facts: Facts, filters: StayFilters): Name[] {
  const { km, review, name } = card.property;
  const { total, per_night: night } = rate.price;
  const failed: Name[] = choices.filter((choice) => !chosen(filters[choice], facts[choice], choice));
  // A property or rate whose value is unknown passes none of the next three filters.
  if (filters.km !== null && !(km !== null && km <= filters.km)) failed.push('km');
  if (filters.review !== null && !(review !== null && review.score >= filters.review)) failed.push('review');
  if (filters.free_until !== null && !isFreeUntil(rate, filters.free_until)) failed.push('free_until');
  if (!isIn(filters.total, Number(minorUnits(total)))) failed.push('total');
  if (!isIn(filters.per_night, Number(minorUnits(night)))) failed.push('per_night');
  if (filters.name !== '' && !folded(name).includes(filters.name)) failed.push('name');
  return failed;
}

function chosen(wanted: readonly string[], has: readonly string[], choice: StayChoice): boolean {
  if (wanted.length === 0) return true;
  const isThere = (value: string) => has.includes(value);
  return choice === 'amenities' ? wanted.every(isThere) : wanted.some(isThere);
}

function isFreeUntil({ free_until: until }: CardRate, wanted: string): boolean {
  return until !== null && until >= wanted;
}

function isIn(range: Range | null, value: number): boolean {
  return range === null || (value >= range.min && value <= range.max);
}
