import { accommodationWire } from '../accommodation/accommodation.wire';
import { assumed } from '../assumed';
import { roomPhoto } from '../search/result.wire';
import { roomsWire } from '../search/room.wire';
import { instantWire, moneyWire } from '../wire';
import { findProperty } from '../world/properties';
import type { StayBookingRecord } from './booking.record';

const hour = 3_600_000;

/** A booking in wire format (STAYS 2), without total, refund and requests. */
export function bookingWire(booking: StayBookingRecord, { url, now }: { url: string; now: number }) {
  const { rate, created, cancelled } = booking;
  const property = findProperty(booking.property);
  if (!property) throw new Error(`A booking is of a property that is none: ${booking.property}.`);
  return {
    id: booking.id,
    status: cancelled === null ? 'confirmed' : 'cancelled',
    reference: isReferenceKnown(booking, now) ? booking.reference : null,
    confirmed_at: instantWire(created),
    cancelled_at: cancelled === null ? null : instantWire(cancelled),
    check_in_date: booking.checkIn,
    check_out_date: booking.checkOut,
    rooms: booking.rooms,
    guests: booking.guests,
    guest_types: booking.searched,
    email: booking.email,
    phone_number: booking.phone,
    supported_loyalty_programme: rate.loyalty?.programme ?? null,
    loyalty_programme_account_number: booking.loyaltyNumber,
    accommodation: accommodationWire(property, {
      url,
      isBooked: true,
      rooms: roomsWire([rate], {
        id: () => booking.rateId,
        expires: created,
        photo: roomPhoto(property, url),
      }),
    }),
    key_collection: property.keys === null ? null : { instructions: property.keys },
    ...moneyWire('estimated_commission', rate.commission, rate.currency),
    metadata: booking.metadata,
    users: booking.users,
    live_mode: false,
  };
}

function isReferenceKnown({ rate, created }: StayBookingRecord, now: number): boolean {
  return rate.scenario !== 'no_reference' || now >= created + assumed.referenceHours * hour;
}
