import { daysBetween } from '@traveldesk/shared-contract';
import type { AirlineCondition } from '../markup.fields';
import type { ConditionCode } from '../explanation';
import { travellerTypes } from '../markup.kinds';
import type { CompiledPlaces, CompiledRule } from './compiled';
import {
  areaOf,
  brandsOf,
  cabinsOf,
  carriersOf,
  departureOf,
  endsOf,
  isCounted,
  operatorsOf,
  platingOf,
  typesOf,
  type OfferFact,
} from './offer.facts';
import { isWithin, weekdayOf, type Scene } from './scene';

type Values = ReturnType<OfferFact>;

/** A condition that is evaluated for each offer. */
export interface OfferCondition {
  code: ConditionCode;
  /** The only input of the condition besides the search, so offers with the same fact share the result. */
  fact: OfferFact;
  /** True when the rule has this condition. */
  asks(compiled: CompiledRule): boolean;
  fits(compiled: CompiledRule, values: Values, scene: Scene): boolean;
  /** Formats the values of an offer that fails; by default they are joined with commas. */
  found?(values: Values, scene: Scene): string;
}

/** In the order of `conditionCodes`. */
export const offerConditions: readonly OfferCondition[] = [
  {
    code: 'passengers',
    fact: typesOf,
    asks: ({ rule }) => rule.passengers.length > 0,
    fits: ({ rule }, types) => rule.passengers.some((type) => types.includes(type)),
  },
  {
    code: 'nobody',
    fact: typesOf,
    asks: ({ rule, counts }) => counts && rule.per === 'passenger',
    fits: ({ rule }, types) => travellerTypes.some((type) => types.includes(type) && isCounted(type, rule)),
  },
  {
    code: 'travel',
    fact: departureOf,
    asks: ({ rule }) => rule.travel_from !== null || rule.travel_to !== null,
    fits: ({ rule }, [day]) => isWithin(day ?? '', rule.travel_from, rule.travel_to),
  },
  {
    code: 'days_before',
    fact: departureOf,
    asks: ({ rule }) => rule.days_before_min !== null || rule.days_before_max !== null,
    fits: ({ rule }, [day], scene) => {
      const days = daysBetween(scene.day, day ?? '');
      return days >= (rule.days_before_min ?? -Infinity) && days <= (rule.days_before_max ?? Infinity);
    },
    found: ([day], scene) => String(daysBetween(scene.day, day ?? '')),
  },
  {
    code: 'weekday',
    fact: departureOf,
    asks: ({ rule }) => rule.weekdays.length > 0,
    fits: ({ rule }, [day]) => rule.weekdays.includes(weekdayOf(day ?? '')),
    found: ([day]) => String(weekdayOf(day ?? '')),
  },
  {
    code: 'plating',
    fact: platingOf,
    asks: ({ rule }) => rule.plating.codes.length > 0,
    fits: ({ rule }, airlines) => areMeant(rule.plating, airlines),
  },
  {
    code: 'marketing',
    fact: carriersOf,
    asks: ({ rule }) => rule.marketing.codes.length > 0,
    fits: ({ rule }, airlines) => areMeant(rule.marketing, airlines),
  },
  {
    code: 'operating',
    fact: operatorsOf,
    asks: ({ rule }) => rule.operating.codes.length > 0,
    fits: ({ rule }, airlines) => areMeant(rule.operating, airlines),
  },
  {
    code: 'route',
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
    fact: areaOf,
    asks: ({ rule }) => rule.area !== null,
    fits: ({ rule }, [area]) => area === rule.area,
  },
  {
    code: 'cabin',
    fact: cabinsOf,
    asks: ({ rule }) => rule.cabins.length > 0,
    fits: ({ rule }, cabins) => areAmong(rule.cabins, cabins),
  },
  {
    code: 'fare_brand',
    fact: brandsOf,
    asks: ({ brands }) => brands.length > 0,
    fits: ({ brands }, found) =>
      areAmong(
        brands,
        found.map((brand) => brand && brand.toLowerCase()),
      ),
  },
];

/** Formats values of an offer; null when none is known. */
export function foundOf({ found }: OfferCondition, values: Values, scene: Scene): string | null {
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
  scene: Scene,
): boolean {
  if (isAt(origins, from, scene) && isAt(destinations, to, scene)) return true;
  return rule.both_ways && isAt(origins, to, scene) && isAt(destinations, from, scene);
}

function isAt(places: CompiledPlaces | null, airport: string, { context }: Scene): boolean {
  if (places === null || places.airports.includes(airport)) return true;
  const { city_code = null, country_code = null, former_codes } = context.place(airport) ?? {};
  if (city_code !== null && places.cities.includes(city_code)) return true;
  if (former_codes?.some((code) => places.cities.includes(code))) return true;
  if (country_code === null) return false;
  return places.countries.includes(country_code) || places.zones.some((zone) => zone.has(country_code));
}
