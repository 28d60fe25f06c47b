import type { OrderTraveller } from '../../orders/order-picture';
import type { OrderSegment, OrderSlice } from '../../orders/order-slice';
import { id, list, object, optionalObject, text } from '../order-read';
import { emptyNames } from '../duffel.adapter';
import type { SegmentContext } from '../segment';
import { sliceOf } from '../slice';
import { maxTravellers } from './order-travellers';

/** Six trips, and those that changes have added. */
const maxSlices = 12;

/** Flights are read with those who travel on them: bags are those of who pays for some. */
export function segmentContext(travellers: readonly OrderTraveller[]): SegmentContext {
  const onLaps = travellers.flatMap(({ ref, type, infant }) => [
    ...(type === 'infant' ? [ref] : []),
    ...(infant === null ? [] : [infant]),
  ]);
  return {
    travellers: new Set(travellers.map(({ ref }) => ref)),
    infants: new Set(onLaps),
    // Names of codes are the product's own: an order was an offer once, and that brought the rest.
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
