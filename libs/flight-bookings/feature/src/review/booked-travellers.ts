import type { Booking } from '@traveldesk/bookings-contract';
import type { BookingValues } from './booking.values';

/** Converts a booking's travelers to form values, without document numbers. */
export function valuesOfBooking({
  travellers,
  company,
}: Pick<Booking, 'travellers' | 'company'>): BookingValues {
  return {
    company_id: company?.id ?? '',
    travellers: travellers.map(({ loyalty: [loyalty], born_on, email, phone, ...one }) => ({
      type: one.type,
      title: one.title,
      gender: one.gender,
      given_name: one.given_name,
      family_name: one.family_name,
      born_on: born_on ?? '',
      email: email ?? '',
      phone: phone ?? '',
      loyalty_airline: loyalty?.airline ?? null,
      loyalty_number: loyalty?.number ?? '',
    })),
    extras: [],
  };
}
