import {
  bookingSchema,
  changeOptionsDoneSchema,
  quoteDoneSchema,
  type Booking,
  type BookingState,
} from '@traveldesk/bookings-contract';
import { addDays } from '@traveldesk/shared-contract';
import type { Step } from './demo.data';
import type { DemoDesk, Headers } from './demo-desk';

interface On {
  desk: DemoDesk;
  who: Headers;
  id: string;
}

/** Takes a step that can still be taken; one that was taken before the loader was ended is not taken again. */
export async function takeStep(step: Step, on: On): Promise<void> {
  const { desk, who, id } = on;
  const answer = await desk.call(who, 'GET', `/flights/bookings/${id}`);
  const booking = bookingSchema.safeParse(answer.body).data;
  const from: readonly BookingState[] =
    step === 'pay' || step === 'cancel' ? ['on_hold'] : ['ticketed', 'cancel_quoted'];
  if (!booking || !from.includes(booking.state)) return;
  const seen = { 'if-match': `"${booking.version}"` };
  if (step === 'pay') {
    await desk.call(who, 'POST', `/flights/bookings/${id}/pay`, { total: booking.price?.total }, seen);
  } else if (step === 'cancel') {
    await desk.call(who, 'POST', `/flights/bookings/${id}/cancel`, { reason: 'Plans have changed' }, seen);
  } else if (step === 'change') {
    await changeFlights(on, booking);
  } else {
    await giveBack(step, on);
  }
  await desk.settled(id);
}

async function giveBack(step: 'void' | 'refund', { desk, who, id }: On): Promise<void> {
  const quoted = await desk.call(who, 'POST', `/flights/bookings/${id}/cancellation-quotes`, {});
  if (quoted.status > 201) return;
  const { data: quote } = quoteDoneSchema.parse(quoted.body);
  const confirm = { quote_id: quote.id, reason: 'The traveler does not fly' };
  const isVoid = step === 'void' || quote.kind === 'void';
  await desk.call(who, 'POST', `/flights/bookings/${id}/${isVoid ? 'void' : 'refund'}`, confirm);
}

async function changeFlights({ desk, who, id }: On, booking: Booking): Promise<void> {
  const [slice] = booking.slices;
  if (!slice) return;
  const date = addDays(slice.departing_at.slice(0, 10), 2);
  const trips = [{ index: 0, origin: slice.origin, destination: slice.destination, date, cabin: null }];
  const asked = await desk.call(who, 'POST', `/flights/bookings/${id}/change-requests`, { trips });
  const found = changeOptionsDoneSchema.safeParse(asked.body).data?.data;
  const [option] = found?.options ?? [];
  if (!found || !option) return;
  const chosen = { request_id: found.request_id, ref: option.ref };
  const quoted = await desk.call(who, 'POST', `/flights/bookings/${id}/change-quotes`, chosen);
  if (quoted.status > 201) return;
  const { data: quote } = quoteDoneSchema.parse(quoted.body);
  const confirm = { quote_id: quote.id, reason: 'Two days later' };
  await desk.call(who, 'POST', `/flights/bookings/${id}/change`, confirm);
}
