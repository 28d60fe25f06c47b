import type { OrderTraveller } from '../../orders/order-picture';
import type { OrderSegment, OrderSlice } from '../../orders/order-slice';
import { id, list, object, optionalObject, text } from '../order-read';
import { emptyNames } from '../duffel.adapter';
import type { SegmentContext } from '../segment';
import { sliceOf } from '../slice';
import { maxTravellers } from './order-travellers';

/** Six trips, plus those that changes have added. */
const maxSlices = 12;

/** Returns the context for reading the segments of an order. Infants have no baggage allowance of their own. */
export function segmentContext(travellers: readonly OrderTraveller[]): SegmentContext {
  const onLaps = travellers.flatMap(({ ref, type, infant }) => [
    ...(type === 'infant' ? [ref] : []),
    ...(infant === null ? [] : [infant]),
  ]);
  return {
    travellers: new Set(travellers.map(({ ref }) => ref)),
    infants: new Set(onLaps),
    // Names are collected but not used: the offer of the order has supplied the names that the product lacks.
    names: emptyNames(),
  };
}

export function orderSlicesOf(wire: unknown, path: string, context: SegmentContext): OrderSlice[] {
  return list(wire, path, maxSlices).map((slice) => orderSliceOf(slice, context));
}

function orderSliceOf(wire: unknown, context: SegmentContext): OrderSlice {
  const it = object(wire, 'slice');
  const slice = sliceOf(wire, context);
  const wires = list(it.segments, 'segments', slice.segments.length);
  return {
    ...slice,
    ref: id(it.id, 'slice.id'),
    segments: slice.segments.map((segment, at): OrderSegment => {
      const told = object(wires[at], 'segment');
      return { ...segment, ref: id(told.id, 'segment.id'), seats: seatsOf(told.passengers, context) };
    }),
  };
}

function seatsOf(wire: unknown, { travellers }: SegmentContext): OrderSegment['seats'] {
  if (wire === null || wire === undefined) return [];
  return list(wire, 'passengers', maxTravellers).flatMap((passenger) => {
    const { passenger_id: traveller, seat: chosen } = object(passenger, 'passenger');
    const seat = optionalObject(chosen, 'seat');
    if (!seat || typeof traveller !== 'string' || !travellers.has(traveller)) return [];
    return [{ traveller, designator: text(seat.designator, 'designator') }];
  });
}
