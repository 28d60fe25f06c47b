import type { HotelBooking } from '@traveldesk/hotel-bookings-contract';
import { emptyStay, placeText, type StayDraft } from '@traveldesk/hotels-contract';
import { blankGuests, type StayBookingValues } from '../review/stay-booking.values';

/** Returns the search for the same property, days and guests; null for a property without a record. The company is named only for staff. */
export function searchOfStay(
  {
    property,
    check_in,
    check_out,
    rooms,
    company,
  }: Pick<HotelBooking, 'property' | 'check_in' | 'check_out' | 'rooms' | 'company'>,
  namesCompany: boolean,
): StayDraft | null {
  if (property.id === null) return null;
  return {
    ...emptyStay(),
    place: placeText({ kind: 'property', id: property.id }),
    check_in,
    check_out,
    rooms: rooms.map(({ adults, children }) => ({ adults, children })),
    company_id: namesCompany ? (company?.id ?? null) : null,
  };
}

/** Converts a booking's guests to form values of the review. */
export function valuesOfStay(
  booking: Pick<HotelBooking, 'rooms' | 'travellers' | 'company' | 'requests' | 'loyalty_number'>,
): StayBookingValues {
  const { rooms, travellers, company, requests, loyalty_number: loyalty } = booking;
  const named = rooms.flatMap(({ guests, ages }, room) =>
    guests.flatMap((place, at) => {
      const guest = travellers[place];
      if (!guest) return [];
      const { given_name, family_name } = guest;
      return [{ room, age: ages?.[at] ?? null, given_name, family_name, save: false, saved_id: null }];
    }),
  );
  const [lead] = travellers;
  return {
    company_id: company?.id ?? '',
    guests: blankGuests(rooms).map((blank) => {
      const at = named.findIndex(({ room, age }) => room === blank.room && age === blank.age);
      const [taken] = at >= 0 ? named.splice(at, 1) : [];
      return taken ?? blank;
    }),
    email: lead?.email ?? '',
    phone: lead?.phone ?? '',
    requests: requests ?? '',
    loyalty_number: loyalty ?? '',
  };
}
