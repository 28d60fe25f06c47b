import { id, instant, list, object, text, Unreadable, type Json } from '@traveldesk/suppliers-server/duffel';
import type { OpenedStay, SupplierRoom, SupplierRoomRate } from '../adapter';
import { detailsOf, fieldOf, photosOf } from './details';
import { lenient } from './lenient';
import { propertyOf } from './property';
import { roomRateOf, type NegotiatedNames } from './room-rate';
import { askedOf, readOr, type Drop } from './stay';

const mostRooms = 500;
const mostInRoom = 500;
/** A limit above the number of rates that a person reads. */
const mostRates = 300;
const mostBeds = 20;
const mostRoomPhotos = 5;

/**
 * Reads a property with all its rates. Throws Unreadable if there is no property to show. A rate or a room that cannot be read is left out
 * and counted by `drop`, and so is a rate with a duplicate id.
 */
export function openedStayOf(value: unknown, now: string, drop: Drop): OpenedStay {
  const result = object(value, 'result');
  const accommodation = object(result.accommodation, 'accommodation');
  const names = negotiatedNames(result.supported_negotiated_rates);
  const rooms: SupplierRoom[] = [];
  const rates: SupplierRoomRate[] = [];
  const refs = new Set<string>();
  const rateIn = (rate: unknown, room: number): SupplierRoomRate => {
    const read = roomRateOf(object(rate, 'rate'), { room, now, names });
    if (refs.has(read.ref)) throw new Unreadable('rate.id', 'id');
    refs.add(read.ref);
    return read;
  };
  for (const value of list(accommodation.rooms ?? [], 'rooms', mostRooms)) {
    for (const wire of readOr(drop, () => [object(value, 'room')])) {
      const sold = readOr(drop, () => list(wire.rates ?? [], 'rates', mostInRoom));
      const room = rooms.length;
      rooms.push(...readOr(drop, () => [roomOf(wire)]));
      if (rooms.length === room) continue;
      rates.push(...sold.flatMap((rate) => readOr(drop, () => [rateIn(rate, room)])));
    }
  }
  drop('full', Math.max(0, rates.length - mostRates));
  return {
    ref: id(result.id, 'id'),
    asked: askedOf(result),
    property: propertyOf(accommodation),
    from: false,
    details: detailsOf(accommodation),
    rooms,
    rates: rates.slice(0, mostRates),
    expires_at: instant(result.expires_at, 'expires_at'),
  };
}

function roomOf(room: Json): SupplierRoom {
  return {
    name: text(room.name, 'room.name'),
    beds: lenient(() => bedsOf(room.beds)) ?? [],
    photos: photosOf(room.photos, mostRoomPhotos),
  };
}

function bedsOf(beds: unknown): SupplierRoom['beds'] {
  return list(beds, 'beds', mostBeds).map((value) => {
    const bed = object(value, 'bed');
    const { count } = bed;
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > 100) {
      throw new Unreadable('bed.count');
    }
    return { type: text(bed.type, 'bed.type'), count };
  });
}

function negotiatedNames(supported: unknown): NegotiatedNames {
  const all = Array.isArray(supported) ? supported.slice(0, 100) : [];
  return new Map(
    all.flatMap((rate): [string, string][] => {
      const [ref, name] = [fieldOf(rate, 'id'), fieldOf(rate, 'display_name')];
      const named = lenient(() => text(name, 'display_name'));
      return typeof ref === 'string' && named !== null ? [[ref, named]] : [];
    }),
  );
}
