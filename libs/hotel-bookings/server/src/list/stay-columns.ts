import type { HotelPart } from '@traveldesk/hotel-bookings-contract';

/** The facts of a stay that lists show and filter by. */
interface ListedStay {
  property: { name: string; address: { city: string } };
  /** Further names of the city by which it is found. */
  cityNames?: readonly string[];
  check_in: string;
  check_out: string;
  rooms: readonly unknown[];
  rate: Pick<HotelPart['rate'], 'payment'>;
  details: Pick<HotelPart['details'], 'check_in_after'> | null;
}

/** Returns the shared columns of a stay that lists show, sort and filter by. */
export function stayColumns({
  property,
  cityNames = [],
  check_in,
  check_out,
  rooms,
  rate,
  details,
}: ListedStay) {
  const { city } = property.address;
  return {
    property: property.name,
    city,
    city_names: [...cityNames],
    departs_on: check_in,
    departing_at: `${check_in}T${details?.check_in_after ?? '00:00'}:00`,
    check_out,
    rooms: rooms.length,
    payment: rate.payment,
  };
}
