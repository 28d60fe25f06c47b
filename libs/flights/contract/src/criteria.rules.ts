import { addDays, childAges, dayIn, infantAges, isDay } from '@traveldesk/shared-contract';
import {
  maxDaysAhead,
  maxTravellers,
  seatedOf,
  travellersOf,
  tripCounts,
  type CriteriaDraft,
  type FlightCriteria,
  type Trip,
  type TripDraft,
} from './criteria';
import type { CriteriaErrors, CriteriaWarnings } from './criteria.errors';

/** Facts about a place that the rules need. An airport has its city's code, if the city has one. */
export interface PlaceFacts {
  kind: 'airport' | 'city';
  code: string;
  city_code: string | null;
  time_zone: string;
}

/** Data that the rules need besides the criteria. */
export interface CriteriaWorld {
  now: Date;
  /** Returns the place of a code; null if there is none, undefined if it is unknown here, which leaves the decision to the server. */
  place(code: string): PlaceFacts | null | undefined;
  /** Whether all suppliers count lap infants among the nine travelers; if not given, that rule is skipped. */
  lapInfantsCount?: boolean;
}

export interface Judgement {
  /** The criteria if they are valid; otherwise null. */
  criteria: FlightCriteria | null;
  errors: CriteriaErrors;
  warnings: CriteriaWarnings;
}

/** Validates criteria by TRAVEL-RULES 1 to 7: at most one error per field, the first that applies. */
export function judgeCriteria(draft: CriteriaDraft, world: CriteriaWorld): Judgement {
  const errors: CriteriaErrors = {
    ...travellerErrors(draft, world),
    ...tripCountErrors(draft),
    ...airlineErrors(draft),
  };
  const warnings: CriteriaWarnings = {};
  draft.trips.forEach((trip, index) => {
    const before = index > 0 ? draft.trips[index - 1] : undefined;
    const wrong = { ...orderErrors(trip, before), ...tripErrors(trip, world) };
    if (draft.type === 'roundtrip' && index === 1 && before && !leadsBack(before, trip)) {
      wrong.origin ??= 'search_not_back';
    }
    for (const [name, code] of Object.entries(wrong)) errors[`trips.${index}.${name}`] ??= code;
    if (draft.type === 'multi' && before && leavesElsewhere(before, trip)) {
      warnings[`trips.${index}.origin`] = 'search_trip_gap';
    }
  });
  const criteria = Object.keys(errors).length === 0 && isComplete(draft) ? draft : null;
  return { criteria, errors, warnings };
}

function travellerErrors(draft: CriteriaDraft, { lapInfantsCount }: CriteriaWorld): CriteriaErrors {
  const { adults, children, infants } = draft;
  const errors: CriteriaErrors = {};
  // This also rejects a child alone: an unaccompanied minor is booked by hand (TRAVEL-RULES 5).
  if (adults < 1) errors.adults = 'search_adult_missing';
  // Whether lap infants count too depends on the supplier (TRAVEL-RULES 1), so the search asks only suppliers that accept them.
  else if (seatedOf(draft) > maxTravellers) errors.adults = 'search_too_many_travellers';
  if (infants.length > adults) errors.infants = 'search_infants_over_adults';
  else if (lapInfantsCount && !errors.adults && travellersOf(draft) > maxTravellers) {
    errors.infants = 'search_too_many_with_infants';
  }
  children.forEach((age, index) => {
    if (!within(age, childAges)) errors[`children.${index}`] = 'search_child_age';
  });
  infants.forEach((age, index) => {
    if (!within(age, infantAges)) errors[`infants.${index}`] = 'search_infant_age';
  });
  return errors;
}

function tripCountErrors({ type, trips }: CriteriaDraft): CriteriaErrors {
  return within(trips.length, tripCounts[type]) ? {} : { trips: `search_trips_${type}` };
}

function airlineErrors({ airlines, excluded_airlines: excluded, private_fares: fares }: CriteriaDraft) {
  const errors: CriteriaErrors = {};
  if (airlines.some((code) => excluded.includes(code))) errors.not_airline = 'search_airline_both';
  fares.forEach(({ airline, code }, index) => {
    if (airline === null) errors[`fares.${index}.airline`] = 'search_required';
    if (code === '') errors[`fares.${index}.code`] = 'search_required';
  });
  return errors;
}

type TripErrors = Partial<Record<keyof TripDraft, CriteriaErrors[string]>>;

function tripErrors(trip: TripDraft, world: CriteriaWorld): TripErrors {
  const errors: TripErrors = {};
  const origin = trip.origin === null ? null : world.place(trip.origin);
  const destination = trip.destination === null ? null : world.place(trip.destination);
  if (trip.origin === null) errors.origin = 'search_required';
  else if (origin === null) errors.origin = 'search_place_unknown';
  if (trip.destination === null) errors.destination = 'search_required';
  else if (destination === null) errors.destination = 'search_place_unknown';
  else if (trip.origin === trip.destination || (origin && destination && isWithin(origin, destination))) {
    errors.destination = 'search_same_place';
  }
  const date = dateError(trip.date, origin?.time_zone, world.now);
  if (date) errors.date = date;
  for (const name of ['departure', 'arrival'] as const) {
    const window = trip[name];
    if (window && window.from >= window.to) errors[name] = 'search_window_order';
  }
  return errors;
}

/** Uses the calendar of the departure airport, if its time zone is known (TRAVEL-RULES 7). */
function dateError(date: string | null, timeZone: string | undefined, now: Date) {
  if (date === null) return 'search_required' as const;
  if (!isDay(date)) return 'search_date_impossible' as const;
  if (timeZone === undefined) return undefined;
  const today = dayIn(timeZone, now);
  if (date < today) return 'search_date_past' as const;
  return date > addDays(today, maxDaysAhead) ? ('search_date_too_far' as const) : undefined;
}

function orderErrors(trip: TripDraft, before: TripDraft | undefined): TripErrors {
  const wrong = before?.date && trip.date && trip.date < before.date;
  return wrong ? { date: 'search_date_order' } : {};
}

/** Whether one place is the other's city. Two airports of a city are different places, since there are flights between them. */
function isWithin(one: PlaceFacts, other: PlaceFacts): boolean {
  return (
    (one.kind === 'city' && one.code === other.city_code) ||
    (other.kind === 'city' && other.code === one.city_code)
  );
}

function leadsBack(out: TripDraft, back: TripDraft): boolean {
  if ([out.origin, out.destination, back.origin, back.destination].includes(null)) return true;
  return out.origin === back.destination && out.destination === back.origin;
}

function leavesElsewhere(before: TripDraft, trip: TripDraft): boolean {
  return before.destination !== null && trip.origin !== null && before.destination !== trip.origin;
}

function isComplete(draft: CriteriaDraft): draft is FlightCriteria {
  const isWhole = (trip: TripDraft): trip is Trip =>
    trip.origin !== null && trip.destination !== null && trip.date !== null;
  return draft.trips.every(isWhole) && draft.private_fares.every(({ airline }) => airline !== null);
}

function within(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max;
}
