import type { StayDropCause } from '@traveldesk/hotels-contract';
import { id, instant, list, object, Unreadable, type Json } from '@traveldesk/suppliers-server/duffel';
import type { SupplierRate, SupplierStay } from '../adapter';
import { propertyOf } from './property';
import { lowestOf, rateOf } from './rate';

const mostRooms = 500;
/** The maximum length of a list, beyond which it is refused, and the maximum number of rates to read. */
const mostInRoom = 500;
const mostRates = 100;

/** Counts what is left out. */
export type Drop = (cause: StayDropCause, count?: number) => void;

/**
 * Reads a search result. Throws Unreadable if there is no property to show. A rate or a room that cannot be read is left out and counted
 * by `drop`, because one bad rate says nothing about the others.
 */
export function stayOf(value: unknown, now: string, drop: Drop): SupplierStay {
  const result = object(value, 'result');
  const accommodation = object(result.accommodation, 'accommodation');
  const rooms = list(accommodation.rooms ?? [], 'rooms', mostRooms);
  const from = rooms.length === 0;
  return {
    ref: id(result.id, 'id'),
    asked: askedOf(result),
    property: propertyOf(accommodation),
    from,
    rates: from ? [lowestOf(result)] : ratesOf(rooms, now, drop),
    expires_at: instant(result.expires_at, 'expires_at'),
  };
}

function ratesOf(rooms: readonly unknown[], now: string, drop: Drop): SupplierRate[] {
  const rates = rooms.flatMap((room) =>
    readOr(drop, () => list(object(room, 'room').rates ?? [], 'rates', mostInRoom)),
  );
  if (rates.length > mostRates) drop('full', rates.length - mostRates);
  return rates
    .slice(0, mostRates)
    .flatMap((value) => readOr(drop, () => [rateOf(object(value, 'rate'), now)]));
}

/** Leaves out and counts what cannot be read. */
export function readOr<Value>(drop: Drop, read: () => Value[]): Value[] {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    drop(causeOf(error));
    return [];
  }
}

/** Any other cause of the shared readers means that the answer violates the protocol. */
function causeOf({ reason }: Unreadable): StayDropCause {
  return reason === 'id' || reason === 'currency' || reason === 'price' ? reason : 'unreadable';
}

/** The stay that the result repeats. */
export function askedOf(result: Json): SupplierStay['asked'] {
  const { check_in_date: check_in, check_out_date: check_out, rooms, guests } = result;
  if (typeof check_in !== 'string') throw new Unreadable('check_in_date');
  if (typeof check_out !== 'string') throw new Unreadable('check_out_date');
  return {
    check_in,
    check_out,
    rooms: typeof rooms === 'number' ? rooms : null,
    guests: Array.isArray(guests) ? guestsOf(guests) : null,
  };
}

function guestsOf(guests: readonly unknown[]): { adults: number; children: number[] } {
  const all = guests.map((guest) => object(guest, 'guest'));
  const children = all.filter(({ type }) => type === 'child');
  return {
    adults: all.length - children.length,
    children: children.map(({ age }) => (typeof age === 'number' ? age : -1)),
  };
}
