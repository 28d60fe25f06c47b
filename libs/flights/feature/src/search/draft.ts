import {
  emptyTrip,
  tripCounts,
  type CriteriaDraft,
  type TripDraft,
  type TripType,
} from '@traveldesk/flights-contract';

/** A trip from where the one before it ends. */
function onwardFrom(before: TripDraft | undefined): TripDraft {
  return { ...emptyTrip, origin: before?.destination ?? null };
}

/** The way back of a round trip: its own day and times, and the places of the way out. */
function wayBack(out: TripDraft, back: TripDraft | undefined): TripDraft {
  return { ...(back ?? emptyTrip), origin: out.destination, destination: out.origin };
}

/** The same search as one of another type; what has been filled in stays as far as it has a place there. */
export function withType(draft: CriteriaDraft, type: TripType): CriteriaDraft {
  const [first = { ...emptyTrip }, second] = draft.trips;
  if (type === 'oneway') return { ...draft, type, trips: [first] };
  if (type === 'roundtrip') return { ...draft, type, trips: [first, wayBack(first, second)] };
  const trips = draft.type === 'multi' ? [...draft.trips] : [first];
  while (trips.length < tripCounts.multi.min) trips.push(onwardFrom(trips.at(-1)));
  return { ...draft, type, trips };
}

/** One trip changed. The way back follows the way out, and a trip begins where the one before it has come to end. */
export function withTrip(draft: CriteriaDraft, index: number, change: Partial<TripDraft>): CriteriaDraft {
  const before = draft.trips[index];
  if (!before) return draft;
  const trips = draft.trips.map((trip, at) => (at === index ? { ...trip, ...change } : trip));
  const [out, back] = trips;
  if (draft.type === 'roundtrip' && out) return { ...draft, trips: [out, wayBack(out, back)] };
  const next = trips[index + 1];
  const follows = next && (next.origin === null || next.origin === before.destination);
  if (follows && change.destination !== undefined) trips[index + 1] = { ...next, origin: change.destination };
  return { ...draft, trips };
}

export function swapped(draft: CriteriaDraft, index: number): CriteriaDraft {
  const trip = draft.trips[index];
  if (!trip) return draft;
  const trips = draft.trips.map((one, at) =>
    at === index ? { ...one, origin: trip.destination, destination: trip.origin } : one,
  );
  const [out, back] = trips;
  return { ...draft, trips: draft.type === 'roundtrip' && out ? [out, wayBack(out, back)] : trips };
}

export function withTripAdded(draft: CriteriaDraft): CriteriaDraft {
  return { ...draft, trips: [...draft.trips, onwardFrom(draft.trips.at(-1))] };
}

export function withTripRemoved(draft: CriteriaDraft, index: number): CriteriaDraft {
  return { ...draft, trips: draft.trips.filter((_, at) => at !== index) };
}

/** As many ages as there are travellers: those that are known, then `age` for each further one. */
export function agesOf(known: readonly number[], count: number, age: number): number[] {
  return Array.from({ length: count }, (_, index) => known[index] ?? age);
}
