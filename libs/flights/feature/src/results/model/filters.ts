import type { Offer } from '@traveldesk/flights-contract';
import { offerFacts, type OfferFacts } from './facts';

/** Filters with several values. `all`: the offer must have all chosen values, otherwise any. */
const choices = {
  stops: 'any',
  airlines: 'any',
  alliance: 'any',
  out: 'any',
  land: 'any',
  back: 'any',
  via: 'any',
  bags: 'all',
  terms: 'all',
  suppliers: 'any',
} as const satisfies Partial<Record<keyof OfferFacts, 'any' | 'all'>>;
export type Choice = keyof typeof choices;
export const choiceNames = Object.keys(choices) as Choice[];

/** Filters with an upper bound: minutes, and kilograms. */
export const limits = ['duration', 'layover', 'co2'] as const;
export type Limit = (typeof limits)[number];

export type Filters = Record<Choice, readonly string[]> &
  Record<Limit, number | null> & {
    /** Minor units of the search's currency, both inclusive. */
    price: { min: number; max: number } | null;
  };

export type FilterName = keyof Filters;
const names: readonly FilterName[] = [...choiceNames, ...limits, 'price'];

export const noFilters: Filters = {
  stops: [],
  airlines: [],
  alliance: [],
  out: [],
  land: [],
  back: [],
  via: [],
  bags: [],
  terms: [],
  suppliers: [],
  duration: null,
  layover: null,
  co2: null,
  price: null,
};

export function isFiltered(filters: Filters): boolean {
  return names.some((name) => !passesAll(filters[name]));
}

function passesAll(value: Filters[FilterName]): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

function passes(facts: OfferFacts, filters: Filters, name: FilterName): boolean {
  if (name === 'duration') return filters.duration === null || facts.minutes <= filters.duration;
  if (name === 'layover') return filters.layover === null || facts.layover <= filters.layover;
  // Unknown emissions are not low emissions.
  if (name === 'co2') return filters.co2 === null || (facts.co2 !== null && facts.co2 <= filters.co2);
  if (name === 'price') {
    const { price } = filters;
    return !price || (facts.minor >= price.min && facts.minor <= price.max);
  }
  const chosen = filters[name];
  if (chosen.length === 0) return true;
  const has = (value: string) => facts[name].includes(value);
  return choices[name] === 'all' ? chosen.every(has) : chosen.some(has);
}

/** The number of itineraries that each value of a filter would leave, given the other filters. */
export type Counts = Record<Choice, Map<string, number>>;

export interface Filtered {
  offers: Offer[];
  counts: Counts;
  /** The values of each bound, and the prices, that the other filters leave. */
  minutes: number[];
  layovers: number[];
  emissions: number[];
  prices: number[];
}

/**
 * Applies the filters and counts their values in one pass. An offer that fails only one filter still counts for that filter's own values.
 */
export function applyFilters(offers: readonly Offer[], filters: Filters): Filtered {
  const found: Offer[] = [];
  const keys = Object.fromEntries(
    choiceNames.map((name) => [name, new Map<string, Set<string>>()]),
  ) as Record<Choice, Map<string, Set<string>>>;
  const ranges = {
    duration: [] as number[],
    layover: [] as number[],
    co2: [] as number[],
    price: [] as number[],
  };
  for (const offer of offers) {
    const facts = offerFacts(offer);
    const failed = names.filter((name) => !passes(facts, filters, name));
    if (failed.length === 0) found.push(offer);
    if (failed.length > 1) continue;
    for (const name of choiceNames) {
      if (failed.length === 1 && failed[0] !== name) continue;
      for (const value of facts[name]) {
        const set = keys[name].get(value) ?? new Set<string>();
        keys[name].set(value, set.add(offer.itinerary_key));
      }
    }
    const counted = (name: FilterName) => failed.length === 0 || failed[0] === name;
    if (counted('duration')) ranges.duration.push(facts.minutes);
    if (counted('layover')) ranges.layover.push(facts.layover);
    if (counted('co2') && facts.co2 !== null) ranges.co2.push(facts.co2);
    if (counted('price')) ranges.price.push(facts.minor);
  }
  const counts = Object.fromEntries(
    choiceNames.map((name) => [name, new Map([...keys[name]].map(([value, set]) => [value, set.size]))]),
  ) as Counts;
  return {
    offers: found,
    counts,
    prices: ranges.price,
    minutes: ranges.duration,
    layovers: ranges.layover,
    emissions: ranges.co2,
  };
}
