import type { Property } from '../world/property';
import { amenityTexts } from '../world/words.data';
import type { RoomWire } from '../search/room.wire';

const bare = (one: { id: string; name: string } | null) => one && { id: one.id, name: one.name };

interface Options {
  /** Where pictures are: the supplier's own address. */
  url: string;
  /** Omitted if there is none. */
  rooms: RoomWire[] | undefined;
  /** Telephone and mail are sent only with a booking (STAYS 2). */
  isBooked?: boolean;
}

/** A property in wire format (STAYS 2). It has no time zone. */
export function accommodationWire(property: Property, { url, rooms, isBooked = false }: Options) {
  const { id, name, checkIn } = property;
  return {
    id,
    name,
    description: property.description,
    location: locationWire(property),
    chain: bare(property.chain),
    brand: bare(property.brand),
    rating: property.stars,
    ratings: property.ratings,
    review_score: property.score,
    review_count: property.reviews,
    amenities: property.amenities?.map((type) => ({ type, description: amenityTexts[type] })) ?? null,
    photos: photosOf(property, url),
    check_in_information: checkIn && {
      check_in_after_time: checkIn.after,
      check_out_before_time: checkIn.before,
    },
    key_collection: property.keys === null ? null : { instructions: property.keys },
    email: isBooked ? property.email : null,
    phone_number: isBooked ? property.phone : null,
    supported_loyalty_programme: property.programme,
    ...(rooms && { rooms }),
  };
}

export function locationWire({ address, place, point, isLocated }: Property) {
  return {
    address: {
      line_one: address.line,
      city_name: place.name,
      postal_code: address.postalCode,
      country_code: place.country,
    },
    geographic_coordinates: isLocated ? point : null,
  };
}

function photosOf({ id, photos }: Property, url: string): { url: string }[] {
  return Array.from({ length: photos }, (_, at) => ({ url: `${url}/pictures/${id}/${at + 1}.png` }));
}
