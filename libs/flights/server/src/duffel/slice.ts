import {
  daysBetween,
  type Condition,
  type Conditions,
  type Segment,
  type Slice,
} from '@traveldesk/flights-contract';
import { optionalMoney } from './money';
import { list, minutes, object, optionalBoolean, optionalObject, optionalText, Unreadable } from './read';
import { placeOf, segmentOf, type SegmentContext } from './segment';

const maxSegments = 8;

/** A slice (SUPPLIER 5): one trip of the search. */
export function sliceOf(wire: unknown, context: SegmentContext): Slice {
  const it = object(wire, 'slice');
  const segments = list(it.segments, 'segments', maxSegments).map((segment) => segmentOf(segment, context));
  const [first] = segments;
  const last = segments.at(-1);
  if (!first || !last) throw new Unreadable('segments');
  segments.forEach((segment, at) => {
    const before = segments[at - 1];
    if (before) segment.layover = layoverOf(before, segment);
  });
  const technical = segments.reduce((sum, { stops }) => sum + stops.length, 0);
  return {
    origin: placeOf(it.origin ?? null, context.names),
    destination: placeOf(it.destination ?? null, context.names),
    departing_at: first.departing_at,
    arriving_at: last.arriving_at,
    days_later: daysBetween(first.departing_at.slice(0, 10), last.arriving_at.slice(0, 10)),
    minutes: minutes(it.duration, 'duration') ?? sumOf(segments),
    stops: segments.length - 1 + technical,
    fare_brand: optionalText(it.fare_brand_name, 'fare_brand_name'),
    conditions: it.conditions ? conditionsOf(it.conditions) : null,
    segments,
  };
}

/** Null or absent is unknown, never "not allowed" (TRAVEL-RULES 15). */
export function conditionsOf(wire: unknown): Conditions {
  const it = optionalObject(wire, 'conditions') ?? {};
  return {
    change: conditionOf(it.change_before_departure),
    refund: conditionOf(it.refund_before_departure),
  };
}

function conditionOf(wire: unknown): Condition {
  const it = optionalObject(wire, 'condition');
  const allowed = it && optionalBoolean(it.allowed, 'allowed');
  if (!it || allowed === null) return { state: 'unknown', penalty: null };
  if (!allowed) return { state: 'not_allowed', penalty: null };
  return { state: 'allowed', penalty: optionalMoney(it.penalty_amount, it.penalty_currency, 'penalty') };
}

/** Both times are local at one place: the flight leaves where the one before arrived, or near it. */
function layoverOf(before: Segment, next: Segment): Segment['layover'] {
  const wait = Date.parse(`${next.departing_at}Z`) - Date.parse(`${before.arriving_at}Z`);
  if (wait < 0) throw new Unreadable('layover');
  return { minutes: Math.round(wait / 60_000), airport_change: before.destination !== next.origin };
}

function sumOf(segments: readonly Segment[]): number {
  return segments.reduce((sum, segment) => {
    if (segment.minutes === null) throw new Unreadable('duration');
    return sum + segment.minutes + (segment.layover?.minutes ?? 0);
  }, 0);
}
