import {
  id,
  list,
  object,
  optionalObject,
  optionalText,
  text,
  Unreadable,
  type Json,
} from '@traveldesk/suppliers-server/duffel';
import type { SupplierProperty } from '../adapter';
import { lenient } from './lenient';

const countryShape = /^[A-Z]{2}$/;
const mostAmenities = 200;

/** Reads a property. Throws Unreadable if it has no id, name or country; other facts are null where they cannot be read. */
export function propertyOf(accommodation: Json): SupplierProperty {
  const location = object(accommodation.location, 'location');
  const address = object(location.address, 'address');
  const { country_code: country } = address;
  if (typeof country !== 'string' || !countryShape.test(country)) throw new Unreadable('country_code');
  return {
    ref: id(accommodation.id, 'accommodation.id'),
    name: text(accommodation.name, 'accommodation.name'),
    address: {
      line: lenient(() => optionalText(address.line_one, 'line_one')),
      city: text(address.city_name, 'city_name'),
      country_code: country,
    },
    point: lenient(() => pointOf(location.geographic_coordinates)),
    chain: lenient(() => optionalText(optionalObject(accommodation.chain, 'chain')?.name, 'chain')),
    stars: numberIn(accommodation.rating, 1, 5, true),
    review: reviewOf(accommodation),
    amenities: lenient(() => amenitiesOf(accommodation.amenities)),
  };
}

function pointOf(coordinates: unknown): SupplierProperty['point'] {
  const point = optionalObject(coordinates, 'geographic_coordinates');
  const latitude = numberIn(point?.latitude, -90, 90);
  const longitude = numberIn(point?.longitude, -180, 180);
  // A point in the sea off Africa is what programs write for "unknown".
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null;
  return { latitude, longitude };
}

function reviewOf({ review_score, review_count }: Json): SupplierProperty['review'] {
  const score = numberIn(review_score, 1, 10);
  return score === null ? null : { score, count: numberIn(review_count, 0, 1e9, true) };
}

const amenityShape = /^\w{1,60}$/;

/** Null: not stated; empty: none (STAYS 2). */
function amenitiesOf(amenities: unknown): string[] | null {
  if (amenities === null || amenities === undefined) return null;
  const types = list(amenities, 'amenities', mostAmenities).map((one) => object(one, 'amenity').type);
  const known = types.filter((type) => typeof type === 'string' && amenityShape.test(type)) as string[];
  // A list without a readable entry is unknown, not empty.
  return types.length > 0 && known.length === 0 ? null : [...new Set(known)];
}

function numberIn(value: unknown, min: number, max: number, isWhole = false): number | null {
  if (typeof value !== 'number' || !(value >= min && value <= max)) return null;
  return isWhole && !Number.isInteger(value) ? null : value;
}
