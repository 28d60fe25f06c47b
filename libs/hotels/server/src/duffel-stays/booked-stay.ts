import {
  amountOrNull,
  id,
  list,
  object,
  optionalInstant,
  optionalObject,
  optionalText,
  text,
  Unreadable,
  type Json,
} from '@traveldesk/suppliers-server/duffel';
import type { Money } from '@traveldesk/shared-contract';
import type { BookedStay, OurStay } from '../bookings/booking-adapter';
import { lenient } from './lenient';

const mostGuests = 200;
const mostListed = 500;
const dayShape = /^\d{4}-\d{2}-\d{2}$/;

/** Reads a booking (STAYS 2). Throws Unreadable without an id, a known status, days or guests. */
export function bookedStayOf(value: unknown): BookedStay {
  const it = object(value, 'booking');
  const { status } = it;
  if (status !== 'confirmed' && status !== 'cancelled') throw new Unreadable('status');
  const accommodation = lenient(() => optionalObject(it.accommodation, 'accommodation')) ?? {};
  return {
    ref: id(it.id, 'id'),
    status,
    reference: optionalText(it.reference, 'reference'),
    cancelled_at: status === 'cancelled' ? optionalInstant(it.cancelled_at, 'cancelled_at') : null,
    check_in: day(it.check_in_date, 'check_in_date'),
    check_out: day(it.check_out_date, 'check_out_date'),
    rooms: typeof it.rooms === 'number' ? it.rooms : null,
    guests: list(it.guests, 'guests', mostGuests).map((guest) => {
      const { given_name, family_name } = object(guest, 'guest');
      return {
        given_name: text(given_name, 'given_name'),
        family_name: text(family_name, 'family_name'),
      };
    }),
    property: lenient(() => id(accommodation.id, 'accommodation.id')),
    total: totalOf(accommodation),
    contact: {
      email: lenient(() => optionalText(accommodation.email, 'email')),
      phone: lenient(() => optionalText(accommodation.phone_number, 'phone_number')),
    },
    training: it.live_mode === false,
    ours: oursOf(it.metadata),
  };
}

/** The total is not at the top of a booking, but may be that of its only rate (STAYS 2). */
function totalOf(accommodation: Json): Money | null {
  const rates = lenient(() =>
    list(accommodation.rooms ?? [], 'rooms', mostListed).flatMap((room) =>
      list(object(room, 'room').rates ?? [], 'rates', mostListed).map((rate) => object(rate, 'rate')),
    ),
  );
  const [rate, ...more] = rates ?? [];
  return rate && more.length === 0 ? amountOrNull(rate.total_amount, rate.total_currency) : null;
}

function day(value: unknown, path: string): string {
  if (typeof value !== 'string' || !dayShape.test(value)) throw new Unreadable(path);
  return value;
}

/** The names of our ids in `metadata`. */
export const metadataWire = ({ booking, attempt }: OurStay): Json => ({
  traveldesk_booking: booking,
  traveldesk_attempt: attempt,
});

export function oursOf(metadata: unknown): OurStay | null {
  const told = lenient(() => optionalObject(metadata, 'metadata'));
  const { traveldesk_booking: booking, traveldesk_attempt: attempt } = told ?? {};
  return typeof booking === 'string' && typeof attempt === 'string' ? { booking, attempt } : null;
}
