import type { Slice } from '@traveldesk/flights-contract';
import { daysBetween } from '@traveldesk/shared-contract';
import type { Zones } from '@traveldesk/shared-server';
import type { SupplierSegment, SupplierSlice } from '../adapter';
import type { Airports } from './airports';

const minute = 60_000;

/**
 * Allowed difference between a stated duration and the one computed from local times: suppliers round to five minutes. Time zones differ by
 * at least 15 minutes, so a time in the wrong zone is always detected.
 */
const tolerance = 5 * minute;

/** The longest flights take 19 hours; with technical stops some take a day. */
const longestFlight = 30 * 60 * minute;
/** Allows several layovers of up to a day each. */
const longestTrip = 96 * 60 * minute;

/** A flight's departure and arrival, in milliseconds since 1970. */
interface Flown {
  departs: number;
  arrives: number;
}

interface Leg {
  segment: SupplierSegment;
  departs: readonly number[];
  arrives: readonly number[];
  /** The trip that starts, or ends, with this leg; null within a trip. */
  begins: SupplierSlice | null;
  ends: SupplierSlice | null;
}

/**
 * Computes layovers and durations from instants rather than local times, which differ in the night of a clock change. Returns `times` if a
 * local time does not exist, flights overlap, or a stated duration disagrees; `places` if an airport's time zone is unknown.
 */
export function timed(
  slices: readonly SupplierSlice[],
  airports: Airports,
  zones: Zones,
): Slice[] | 'times' | 'places' {
  const legs: Leg[] = [];
  for (const slice of slices) {
    for (const [at, segment] of slice.segments.entries()) {
      const departs = instantsAt(segment.origin, segment.departing_at, airports, zones);
      const arrives = instantsAt(segment.destination, segment.arriving_at, airports, zones);
      if (!departs || !arrives) return 'places';
      const begins = at === 0 ? slice : null;
      const ends = at === slice.segments.length - 1 ? slice : null;
      legs.push({ segment, departs, arrives, begins, ends });
    }
  }
  const flown: Flown[] = [];
  if (!follows(legs, flown, 0, -Infinity, 0)) return 'times';
  let at = 0;
  return slices.map((slice) => sliceOf(slice, flown.slice(at, (at += slice.segments.length))));
}

function instantsAt(code: string, local: string, airports: Airports, zones: Zones) {
  const zone = airports.get(code)?.time_zone;
  return zone ? zones.instantsOf(local, zone) : null;
}

/**
 * Whether the flights from index `at` on can follow each other after an instant. A local time that occurs twice may mean either instant.
 * Writes the first possible sequence into `flown`.
 */
function follows(legs: readonly Leg[], flown: Flown[], at: number, after: number, began: number): boolean {
  const leg = legs[at];
  if (!leg) return true;
  for (const departs of leg.departs) {
    if (departs <= after) continue;
    const start = leg.begins ? departs : began;
    for (const arrives of leg.arrives) {
      if (!isFlight(leg.segment, arrives - departs) || !isTrip(leg.ends, arrives - start)) continue;
      flown[at] = { departs, arrives };
      if (follows(legs, flown, at + 1, arrives, start)) return true;
    }
  }
  return false;
}

function isFlight({ minutes, stops }: SupplierSegment, length: number): boolean {
  const onGround = stops.reduce((sum, stop) => sum + (stop.minutes ?? 0), 0) * minute;
  return length > onGround && length <= longestFlight && agrees(minutes, length);
}

function isTrip(slice: SupplierSlice | null, length: number): boolean {
  return slice === null || (length <= longestTrip && agrees(slice.minutes, length));
}

function agrees(minutes: number | null, length: number): boolean {
  return minutes === null || Math.abs(minutes * minute - length) <= tolerance;
}

function sliceOf({ minutes: _told, segments, ...slice }: SupplierSlice, flown: readonly Flown[]): Slice {
  const [first, last] = [segments[0] as SupplierSegment, segments.at(-1) as SupplierSegment];
  const landings = segments.reduce((sum, { stops }) => sum + stops.length, 0);
  return {
    ...slice,
    // The supplier may have stated cities; these are the airports.
    origin: first.origin,
    destination: last.destination,
    departing_at: first.departing_at,
    arriving_at: last.arriving_at,
    days_later: daysBetween(first.departing_at.slice(0, 10), last.arriving_at.slice(0, 10)),
    minutes: minutesBetween(flown[0]?.departs, flown.at(-1)?.arrives),
    stops: segments.length - 1 + landings,
    segments: segments.map((segment, at) => {
      const before = segments[at - 1];
      return {
        ...segment,
        minutes: minutesBetween(flown[at]?.departs, flown[at]?.arrives),
        layover: before
          ? {
              minutes: minutesBetween(flown[at - 1]?.arrives, flown[at]?.departs),
              airport_change: before.destination !== segment.origin,
            }
          : null,
      };
    }),
  };
}

function minutesBetween(from = 0, to = 0): number {
  return Math.round((to - from) / minute);
}
