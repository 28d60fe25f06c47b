import { daysBetween, folded } from '@traveldesk/shared-contract';
import type { AirlineCondition } from '../markup.fields';
import type { ConditionCode } from '../explanation';
import { travellerTypes, type Product } from '../markup.kinds';
import type { CompiledPlaces, CompiledRule } from './compiled';
import {
  areaOf,
  boardOf,
  brandsOf,
  cabinsOf,
  carriersOf,
  chainOf,
  commissionOf,
  endsOf,
  isCounted,
  nightsOf,
  operatorsOf,
  paymentOf,
  placeOf,
  platingOf,
  starsOf,
  startOf,
  typesOf,
  type OfferFact,
} from './offer.facts';
import { isWithin, weekdayOf, type PricingScope } from './pricing-scope';

type Values = ReturnType<OfferFact>;

/** A condition that is evaluated for each offer. */
export interface OfferCondition {
  code: ConditionCode;
  /** The only product that has the condition; by default both have it. */
  of?: Product;
  /** The only input of the condition besides the search, so offers with the same fact share the result. */
  fact: OfferFact;
  /** Normalizes the values for `fits`, once for all rules; by default they stay as they are. */
  read?(values: Values): Values;
  /** True when the rule has this condition. */
  asks(compiled: CompiledRule): boolean;
  fits(compiled: CompiledRule, values: Values, scene: PricingScope): boolean;
  /** Formats the values of an offer that fails; by default they are joined with commas. */
  found?(values: Values, scene: PricingScope): string | null;
}

/** In the order of `conditionCodes`. */
export const offerConditions: readonly OfferCondition[] = [
  {
    code: 'passengers',
    of: 'flight',
    fact: typesOf,
    asks: ({ rule }) => rule.passengers.length > 0,
    fits: ({ rule }, types) => rule.passengers.some((type) => types.includes(type)),
  },
  {
    code: 'nobody',
    of: 'flight',
    fact: typesOf,
    asks: ({ rule, counts }) => counts && rule.per === 'passenger',
    fits: ({ rule }, types) => travellerTypes.some((type) => types.includes(type) && isCounted(type, rule)),
  },
  {
    code: 'travel',
    fact: startOf,
    asks: ({ rule }) => rule.travel_from !== null || rule.travel_to !== null,
    fits: ({ rule }, [day]) => isWithin(day ?? '', rule.travel_from, rule.travel_to),
  },
  {
    code: 'days_before',
    fact: startOf,
    asks: ({ rule }) => rule.days_before_min !== null || rule.days_before_max !== null,
    fits: ({ rule }, [day], scene) => {
      const days = daysBetween(scene.day, day ?? '');
      return days >= (rule.days_before_min ?? -Infinity) && days <= (rule.days_before_max ?? Infinity);
    },
    found: ([day], scene) => String(daysBetween(scene.day, day ?? '')),
  },
  {
    code: 'weekday',
    fact: startOf,
    asks: ({ rule }) => rule.weekdays.length > 0,
    fits: ({ rule }, [day]) => rule.weekdays.includes(weekdayOf(day ?? '')),
    found: ([day]) => String(weekdayOf(day ?? '')),
  },
  {
    // Rates that are paid at the property cannot carry a markup: the client would pay it to the hotel.
    code: 'pay_now',
    of: 'hotel',
    fact: paymentOf,
    asks: ({ rule }) => rule.kind !== 'service_fee',
    fits: (_, [type]) => type === null || type === 'pay_now',
  },
  {
    code: 'commission',
    of: 'hotel',
    fact: commissionOf,
    asks: ({ rule }) => rule.kind === 'markup' && rule.value_type === 'percent',
    fits: (_, [commission]) => commission === null,
    found: () => null,
  },
  {
    code: 'plating',
    of: 'flight',
    fact: platingOf,
    asks: ({ rule }) => rule.plating.codes.length > 0,
    fits: ({ rule }, airlines) => areMeant(rule.plating, airlines),
  },
  {
    code: 'marketing',
    of: 'flight',
    fact: carriersOf,
    asks: ({ rule }) => rule.marketing.codes.length > 0,
    fits: ({ rule }, airlines) => areMeant(rule.marketing, airlines),
  },
  {
    code: 'operating',
    of: 'flight',
    fact: operatorsOf,
    asks: ({ rule }) => rule.operating.codes.length > 0,
    fits: ({ rule }, airlines) => areMeant(rule.operating, airlines),
  },
  {
    code: 'route',
    of: 'flight',
    fact: endsOf,
    asks: ({ origins, destinations }) => origins !== null || destinations !== null,
    fits: (compiled, ends, scene) => trips(ends).some(([from, to]) => leads(compiled, from, to, scene)),
    found: (ends) =>
      trips(ends)
        .map((trip) => trip.join('-'))
        .join(', '),
  },
  {
    code: 'area',
    of: 'flight',
    fact: areaOf,
    asks: ({ rule }) => rule.area !== null,
    fits: ({ rule }, [area]) => area === rule.area,
  },
  {
    code: 'cabin',
    of: 'flight',
    fact: cabinsOf,
    asks: ({ rule }) => rule.cabins.length > 0,
    fits: ({ rule }, cabins) => areAmong(rule.cabins, cabins),
  },
  {
    code: 'fare_brand',
    of: 'flight',
    fact: brandsOf,
    read: (found) => found.map((brand) => brand && brand.toLowerCase()),
    asks: ({ brands }) => brands.length > 0,
    fits: ({ brands }, found) => areAmong(brands, found),
  },
  {
    code: 'place',
    of: 'hotel',
    fact: placeOf,
    asks: ({ destinations }) => destinations !== null,
    fits: ({ destinations }, [country = null, ...cities]) =>
      destinations === null || isAmong(destinations, cities, country),
    found: ([country, city]) => [city, country].filter(Boolean).join(', ') || null,
  },
  {
    code: 'chain',
    of: 'hotel',
    fact: chainOf,
    read: ([chain]) => [chain ? folded(chain) : null],
    asks: ({ chains }) => chains.length > 0,
    fits: ({ chains }, found) => areAmong(chains, found),
  },
  {
    code: 'stars',
    of: 'hotel',
    fact: starsOf,
    asks: ({ rule }) => rule.stars.length > 0,
    fits: ({ rule }, [stars]) => stars != null && rule.stars.includes(Number(stars)),
  },
  {
    code: 'board',
    of: 'hotel',
    fact: boardOf,
    asks: ({ rule }) => rule.boards.length > 0,
    fits: ({ rule }, boards) => areAmong(rule.boards, boards),
  },
  {
    code: 'payment_type',
    of: 'hotel',
    fact: paymentOf,
    asks: ({ rule }) => rule.payment_types.length > 0,
    fits: ({ rule }, types) => areAmong(rule.payment_types, types),
  },
  {
    code: 'nights',
    of: 'hotel',
    fact: nightsOf,
    asks: ({ rule }) => rule.nights_min !== null || rule.nights_max !== null,
    fits: ({ rule }, [nights]) =>
      Number(nights) >= (rule.nights_min ?? 0) && Number(nights) <= (rule.nights_max ?? Infinity),
  },
];

/** Returns the values of an offer in the form that `fits` takes. */
export function readBy({ read }: OfferCondition, values: Values): Values {
  return read ? read(values) : values;
}

/** Formats values of an offer; null when none is known. */
export function foundOf({ found }: OfferCondition, values: Values, scene: PricingScope): string | null {
  return found ? found(values, scene) : values.filter((value) => value !== null).join(', ') || null;
}

/** True when all values are listed; unknown values are not. */
const areAmong = (listed: readonly string[], values: Values): boolean =>
  values.every((value) => value !== null && listed.includes(value));

/** In mode `only`, every airline must be listed; in mode `except`, none may be. */
function areMeant({ mode, codes }: AirlineCondition, airlines: Values): boolean {
  for (const airline of airlines) if (codes.includes(airline ?? '') !== (mode === 'only')) return false;
  return true;
}

const trips = (ends: Values): [string, string][] =>
  ends.flatMap((from, at) => (at % 2 === 0 ? [[from ?? '', ends[at + 1] ?? '']] : []));

function leads(
  { rule, origins, destinations }: CompiledRule,
  from: string,
  to: string,
  scene: PricingScope,
): boolean {
  if (isAt(origins, from, scene) && isAt(destinations, to, scene)) return true;
  return rule.both_ways && isAt(origins, to, scene) && isAt(destinations, from, scene);
}

function isAt(places: CompiledPlaces | null, airport: string, { context }: PricingScope): boolean {
  if (places === null || places.airports.includes(airport)) return true;
  const { city_code = null, country_code = null, former_codes = [] } = context.place(airport) ?? {};
  return isAmong(places, [city_code, ...former_codes], country_code);
}

function isAmong(
  { cities, countries, zones }: CompiledPlaces,
  codes: Values,
  country: string | null,
): boolean {
  if (codes.some((code) => code !== null && cities.includes(code))) return true;
  if (country === null) return false;
  return countries.includes(country) || zones.some((zone) => zone.has(country));
}
