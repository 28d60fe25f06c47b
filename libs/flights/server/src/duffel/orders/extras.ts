import type { BagService } from '../../orders/extras';
import { count, id, idsOf, list, money, object, optionalObject, Unreadable, word } from '../order-read';

const maxServices = 500;
const mostPieces = 50;

const kinds: ReadonlyMap<string, BagService['kind']> = new Map([
  ['checked', 'checked'],
  ['carry_on', 'carry_on'],
]);

/** Reads the bags among the services for sale (SUPPLIER 5). Services of other types are left out. */
export function bagsOf(wire: unknown): BagService[] {
  if (wire === null || wire === undefined) return [];
  return list(wire, 'available_services', maxServices).flatMap((one) => {
    const it = object(one, 'service');
    return it.type === 'baggage' ? [bagOf(one)] : [];
  });
}

function bagOf(wire: unknown): BagService {
  const it = object(wire, 'service');
  const metadata = optionalObject(it.metadata, 'service.metadata') ?? {};
  return {
    ref: id(it.id, 'service.id'),
    kind: word(metadata.type, 'service.metadata.type', kinds),
    travellers: idsOf(it.passenger_ids, 'service.passenger_ids'),
    segments: idsOf(it.segment_ids, 'service.segment_ids'),
    price: money(it.total_amount, it.total_currency, 'service.total_amount'),
    most: count(it.maximum_quantity, 'service.maximum_quantity', mostPieces),
    size: {
      weight: sizeOf(metadata.maximum_weight_kg),
      height: sizeOf(metadata.maximum_height_cm),
      length: sizeOf(metadata.maximum_length_cm),
      depth: sizeOf(metadata.maximum_depth_cm),
    },
  };
}

/** Upper bound in kilograms or centimeters. */
const largest = 1_000;

function sizeOf(value: unknown): number | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'number' || !(value > 0 && value <= largest)) throw new Unreadable('service.metadata');
  return value;
}
