import type { Condition, Conditions } from '@traveldesk/flights-contract';
import { optionalMoney } from '@traveldesk/suppliers-server/duffel';
import type { SupplierSlice } from '../adapter';
import { list, minutes, object, optionalBoolean, optionalObject, optionalText, Unreadable } from './read';
import { placeOf, segmentOf, type SegmentContext } from './segment';

const maxSegments = 8;

/** Reads a slice (SUPPLIER 5), which is one trip of the search. */
export function sliceOf(wire: unknown, context: SegmentContext): SupplierSlice {
  const it = object(wire, 'slice');
  const segments = list(it.segments, 'segments', maxSegments).map((segment) => segmentOf(segment, context));
  if (segments.length === 0) throw new Unreadable('segments');
  return {
    origin: placeOf(it.origin ?? null, context.names),
    destination: placeOf(it.destination ?? null, context.names),
    minutes: minutes(it.duration, 'duration'),
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
