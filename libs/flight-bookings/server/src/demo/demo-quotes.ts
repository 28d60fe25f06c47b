import { quoteDoneSchema } from '@traveldesk/bookings-contract';
import { changeOptionsDoneSchema, type FlightBooking } from '@traveldesk/flight-bookings-contract';
import { addDays } from '@traveldesk/shared-contract';
import { everybody, type DemoDesk, type Training } from '@traveldesk/bookings-server';
import type { DemoHeaders } from '@traveldesk/shared-server';

/** The author of an action on a booking. */
export interface Acting {
  desk: DemoDesk;
  training: Training;
  /** A user who may pay and refund. */
  who: DemoHeaders;
  id: string;
}

/** Demo quotes stay valid for days, so that one is always visible; others have the supplier's usual validity. */
const quoteMinutes = { demo: 60 * 60, usual: 30 } as const;

/** Voids or refunds, or only requests a refund quote. */
export async function giveBack(
  step: 'void' | 'refund' | 'quote',
  { desk, training, who, id }: Acting,
): Promise<void> {
  const ask = () => desk.call(who, 'POST', `/flights/bookings/${id}/cancellation-quotes`, {});
  if (step === 'quote') {
    await training.turn(everybody, { quote_minutes: quoteMinutes.demo });
    await ask().finally(() => training.turn(everybody, { quote_minutes: quoteMinutes.usual }));
    return;
  }
  const quoted = await ask();
  if (quoted.status > 201) return;
  const { data: quote } = quoteDoneSchema.parse(quoted.body);
  const confirm = { quote_id: quote.id, reason: 'The traveler does not fly' };
  const isVoid = step === 'void' || quote.kind === 'void';
  await desk.call(who, 'POST', `/flights/bookings/${id}/${isVoid ? 'void' : 'refund'}`, confirm);
}

/** Changes the first flight to one two days later. */
export async function changeFlights({ desk, who, id }: Acting, booking: FlightBooking): Promise<void> {
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
