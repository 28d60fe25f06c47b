import type { AirlineCondition } from '../markup.fields';
import type { ConditionCode } from '../explanation';
import type { CompiledPlaces, CompiledRule } from './compile';
import { areaOf, countedBy, countTravellers, departureDay, endsOf, segmentsOf } from './offer.facts';
import { isWithin } from './search.conditions';
import { daysBetween, weekdayOf, type Scene } from './scene';
import type { PricedOffer } from './types';

/** A condition that each offer of a search can meet or fail. */
export interface OfferCondition {
  code: ConditionCode;
  /** Whether the rule has this condition. */
  asks(compiled: CompiledRule): boolean;
  fits(compiled: CompiledRule, offer: PricedOffer, scene: Scene): boolean;
  /** What the offer has instead, as a code or a value. */
  found(offer: PricedOffer, scene: Scene): string | null;
}

/** In the order of `conditionCodes`. */
export const offerConditions: readonly OfferCondition[] = [
  {
    code: 'passengers',
    asks: ({ rule }) => rule.passengers.length > 0,
    fits: ({ rule }, { travellers }) => travellers.some(({ type }) => rule.passengers.includes(type)),
    found: ({ travellers }) => listed(travellers.map(({ type }) => type)),
  },
  {
    code: 'nobody',
    asks: ({ rule, counts }) => counts && rule.per === 'passenger',
    fits: ({ rule }, offer) => countedBy(rule, countTravellers(offer)) > 0,
    found: ({ travellers }) => listed(travellers.map(({ type }) => type)),
  },
  {
    code: 'travel',
    asks: ({ rule }) => rule.travel_from !== null || rule.travel_to !== null,
    fits: ({ rule }, offer) => isWithin(departureDay(offer), rule.travel_from, rule.travel_to),
    found: departureDay,
  },
  {
    code: 'days_before',
    asks: ({ rule }) => rule.days_before_min !== null || rule.days_before_max !== null,
    fits: ({ rule }, offer, { day }) => {
      const days = daysBetween(day, departureDay(offer));
      return days >= (rule.days_before_min ?? -Infinity) && days <= (rule.days_before_max ?? Infinity);
    },
    found: (offer, { day }) => String(daysBetween(day, departureDay(offer))),
  },
  {
    code: 'weekday',
    asks: ({ rule }) => rule.weekdays.length > 0,
    fits: ({ rule }, offer) => rule.weekdays.includes(weekdayOf(departureDay(offer))),
    found: (offer) => String(weekdayOf(departureDay(offer))),
  },
  {
    code: 'plating',
    asks: ({ rule }) => rule.plating.codes.length > 0,
    fits: ({ rule }, { airline }) => areMeant(rule.plating, [airline]),
    found: ({ airline }) => airline,
  },
  {
    code: 'marketing',
    asks: ({ rule }) => rule.marketing.codes.length > 0,
    fits: ({ rule }, offer) => areMeant(rule.marketing, carriersOf(offer)),
    found: (offer) => listed(carriersOf(offer)),
  },
  {
    code: 'operating',
    asks: ({ rule }) => rule.operating.codes.length > 0,
    fits: ({ rule }, offer) => areMeant(rule.operating, operatorsOf(offer)),
    found: (offer) => listed(operatorsOf(offer)),
  },
  {
    code: 'route',
    asks: ({ origins, destinations }) => origins !== null || destinations !== null,
    fits: ({ rule, origins, destinations }, offer, scene) =>
      endsOf(offer, scene).some(
        ([from, to]) =>
          (isAt(origins, from, scene) && isAt(destinations, to, scene)) ||
          (rule.both_ways && isAt(origins, to, scene) && isAt(destinations, from, scene)),
      ),
    found: (offer, scene) =>
      endsOf(offer, scene)
        .map((ends) => ends.join('-'))
        .join(', '),
  },
  {
    code: 'area',
    asks: ({ rule }) => rule.area !== null,
    fits: ({ rule }, offer, scene) => rule.area === areaOf(offer, scene),
    found: areaOf,
  },
  {
    code: 'cabin',
    asks: ({ rule }) => rule.cabins.length > 0,
    fits: ({ rule }, offer) => {
      const cabins: readonly string[] = rule.cabins;
      return segmentsOf(offer).every(({ cabin }) => cabin !== null && cabins.includes(cabin));
    },
    found: (offer) => listed(segmentsOf(offer).flatMap(({ cabin }) => cabin ?? [])),
  },
  {
    code: 'fare_brand',
    asks: ({ brands }) => brands.length > 0,
    fits: ({ brands }, { slices }) =>
      slices.every(({ fare_brand }) => fare_brand !== null && brands.includes(fare_brand.toLowerCase())),
    found: ({ slices }) => listed(slices.flatMap(({ fare_brand }) => fare_brand ?? [])),
  },
];

const carriersOf = (offer: PricedOffer) => segmentsOf(offer).map(({ carrier }) => carrier);
const operatorsOf = (offer: PricedOffer) => segmentsOf(offer).map(({ operated_by }) => operated_by);

/** Each value once, in the order of the journey; null where there is none. */
const listed = (values: readonly string[]): string | null => [...new Set(values)].join(', ') || null;

/** Of airlines that are named all have to be among them, of those that are left out none may be. */
function areMeant({ mode, codes }: AirlineCondition, airlines: readonly string[]): boolean {
  return airlines.every((airline) => codes.includes(airline) === (mode === 'only'));
}

function isAt(places: CompiledPlaces | null, airport: string, { context }: Scene): boolean {
  if (places === null || places.airports.includes(airport)) return true;
  const place = context.place(airport);
  if (!place) return false;
  const { city_code, country_code } = place;
  if (city_code !== null && places.cities.includes(city_code)) return true;
  if (country_code === null) return false;
  return places.countries.includes(country_code) || places.zones.some((zone) => zone.has(country_code));
}
