import type { ProvenStep } from '@traveldesk/bookings-server/testing';
import { changedAt } from '@traveldesk/shared-testing/server';
import type { BookingDesk } from '../testing/stay-bookings.fake';

/** The calls to a supplier about a stay. */
export type Step = 'book' | 'look_up' | 'cancel';

export interface Prepared {
  id: string;
}

async function booked(desk: BookingDesk, room?: string): Promise<Prepared> {
  const id = await desk.book(room);
  await desk.settled(id);
  return { id };
}

/** Runs the step with the booking that was prepared, and returns its id. */
const toBooking =
  (does: (desk: BookingDesk, id: string) => Promise<unknown>): ProvenStep<BookingDesk, Prepared>['begin'] =>
  async (desk, prepared) => {
    if (!prepared) throw new Error('the step is not prepared');
    await does(desk, prepared.id);
    return prepared.id;
  };

const itemsOf = (body: unknown) => (body as { data: object[] }).data;

/** Alters each booking of a list. */
const each = (body: unknown, path: string, value: unknown) => ({
  ...(body as object),
  data: itemsOf(body).map((item) => changedAt(item, path, value)),
});

export const stepOf: Readonly<Record<Step, ProvenStep<BookingDesk, Prepared>>> = {
  book: {
    method: 'POST',
    path: /^\/stays\/bookings$/,
    knob: 'booking_outcome',
    isFirst: true,
    lies: {
      'another guest': (body) => changedAt(body, 'data.guests.0.given_name', 'Nobody'),
      'another property': (body) => changedAt(body, 'data.accommodation.id', 'acc_0000another'),
      'other days': (body) => changedAt(body, 'data.check_out_date', '2099-01-01'),
      'another state': (body) => changedAt(body, 'data.status', 'cancelled'),
      'no id': (body) => changedAt(body, 'data.id', undefined),
      'without our ids': (body) => changedAt(body, 'data.metadata', null),
      'another attempt': (body) => changedAt(body, 'data.metadata.traveldesk_attempt', 'another'),
      'another price': (body) => changedAt(body, 'data.accommodation.rooms.0.rates.0.total_amount', '1.00'),
      'no number of rooms': (body) => changedAt(body, 'data.rooms', null),
    },
    prepare: async () => null,
    begin: (desk) => desk.book(),
  },
  look_up: {
    method: 'GET',
    path: /^\/stays\/bookings\?/,
    knob: null,
    // A look-up begins with the call.
    points: ['before_call', 'unheard', 'heard', 'answered', 'written'],
    lies: {
      'another guest': (body) => each(body, 'guests.0.given_name', 'Nobody'),
      'another state': (body) => each(body, 'status', 'cancelled'),
      'no such booking': (body) => ({ ...(body as object), data: [] }),
      'unreadable bookings': (body) => each(body, 'id', undefined),
      'no list': (body) => ({ ...(body as object), data: null }),
    },
    prepare: (desk) => booked(desk, 'Booked then 500'),
    begin: toBooking((desk, id) => desk.lookUp(id)),
  },
  cancel: {
    method: 'POST',
    path: /^\/stays\/bookings\/[^/]+\/actions\/cancel$/,
    knob: 'booking_cancellation_outcome',
    lies: {
      'another state': (body) => changedAt(body, 'data.status', 'confirmed'),
      'no id': (body) => changedAt(body, 'data.id', undefined),
    },
    prepare: (desk) => booked(desk),
    begin: toBooking((desk, id) => desk.cancel(id)),
  },
};
