import {
  emptyTrip,
  tripCounts,
  type CriteriaDraft,
  type TripDraft,
  type TripType,
} from '@traveldesk/flights-contract';

/** Returns a new trip that starts where the previous one ends. */
function onwardFrom(before: TripDraft | undefined): TripDraft {
  return { ...emptyTrip, origin: before?.destination ?? null };
}

/** Returns the return of a round trip: its own day and times, with the outbound places reversed. */
function wayBack(out: TripDraft, back: TripDraft | undefined): TripDraft {
  return { ...(back ?? emptyTrip), origin: out.destination, destination: out.origin };
}

/** Changes the type of a search, keeping as much of the input as possible. */
export function withType(draft: CriteriaDraft, type: TripType): CriteriaDraft {
  const [first = { ...emptyTrip }, second] = draft.trips;
  if (type === 'oneway') return { ...draft, type, trips: [first] };
  if (type === 'roundtrip') return { ...draft, type, trips: [first, wayBack(first, second)] };
  const trips = draft.type === 'multi' ? [...draft.trips] : [first];
  while (trips.length < tripCounts.multi.min) trips.push(onwardFrom(trips.at(-1)));
  return { ...draft, type, trips };
}

/** Changes a trip. The return follows the outbound trip, and the origin of the next trip changes with it. */
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

/** Returns `count` ages: the known ones, then `age` for each further traveler. */
export function agesOf(known: readonly number[], count: number, age: number): number[] {
  return Array.from({ length: count }, (_, index) => known[index] ?? age);
}
