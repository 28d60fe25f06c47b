import type { BookingState } from '@traveldesk/bookings-contract';
import { flightBookingSchema, type FlightBooking } from '@traveldesk/flight-bookings-contract';
import type { Kernel } from '@traveldesk/shared-server';
import { endOver, findBookingRecord, refreshBooking } from '@traveldesk/bookings-server';
import { changeFlights, giveBack, type Acting } from './demo-quotes';
import { cancelOrder, changeOrder, dateOrder } from './demo-training';
import { stepHours, type Step } from './demo-trip';

interface On extends Acting {
  kernel: Kernel;
  madeAt: Date;
}

const hour = 3_600_000;
const ordered: readonly Step[] = ['void', 'pay', 'cancel', 'change'];

/**
 * Takes the remaining steps, each at its hour; steps taken before a restart are skipped. Steps that depend on deadlines run after
 * the order at the supplier was backdated to the booking's age.
 */
export async function takeSteps(steps: readonly Step[], on: On): Promise<void> {
  for (const step of steps.filter((one) => ordered.includes(one))) await takeStep(step, on);
  const record = await findBookingRecord(on.kernel.db, on.id);
  if (record?.order_ref) {
    await dateOrder(on.training, record.order_ref, on.madeAt);
    // Otherwise it would be read here too early.
    const isReadLater = steps.includes('expire') || steps.includes('rise');
    if (!isReadLater) await refreshBooking(on.kernel, on.id);
  }
  for (const step of steps.filter((one) => !ordered.includes(one))) await takeStep(step, on);
}

async function takeStep(step: Step, on: On): Promise<void> {
  const at = await instantOf(step, on);
  if (at === null) return;
  await on.desk.at(at, () => takeNow(step, on));
  await on.desk.settled(on.id);
}

/** Never in the future; null if unknown. */
async function instantOf(step: Step, { kernel, id, madeAt }: On): Promise<Date | null> {
  const hours = stepHours[step];
  const from = hours === null ? (await findBookingRecord(kernel.db, id))?.ends_at : madeAt;
  if (!from) return null;
  return new Date(Math.min(from.getTime() + (hours ?? 0.5) * hour, Date.now()));
}

const tickets = ['ticketed', 'changed'] as const;
const statesBefore: Readonly<Record<Step, readonly BookingState[]>> = {
  pay: ['on_hold'],
  cancel: ['on_hold'],
  rise: ['on_hold'],
  expire: ['on_hold'],
  void: [...tickets, 'cancel_quoted'],
  refund: [...tickets, 'cancel_quoted'],
  quote: tickets,
  change: ['ticketed'],
  airline_change: tickets,
  outside: tickets,
  accept: tickets,
  fly: tickets,
};

async function takeNow(step: Step, on: On): Promise<void> {
  const { desk, who, id, kernel } = on;
  const answer = await desk.call(who, 'GET', `/flights/bookings/${id}`);
  const booking = flightBookingSchema.safeParse(answer.body).data;
  if (!booking || !statesBefore[step].includes(booking.state)) return;
  const send = (path: string, body: object) =>
    desk.call(who, 'POST', `/flights/bookings/${id}${path}`, body, { 'if-match': `"${booking.version}"` });
  switch (step) {
    case 'pay':
      await send('/pay', { total: booking.price?.total });
      return;
    case 'cancel':
      await send('/cancel', { reason: 'Plans have changed' });
      return;
    case 'rise':
    case 'expire':
      await refreshBooking(kernel, id);
      return;
    case 'fly':
      await endOver(kernel);
      return;
    case 'change':
      return changeFlights(on, booking);
    case 'airline_change':
      return airlineChanges(on, booking);
    case 'outside':
      return cancelledOutside(on);
    case 'accept': {
      const ref = booking.airline_changes[0]?.ref;
      if (ref !== undefined) await send('/airline-change', { ref, action: 'accept' });
      return;
    }
    case 'void':
    case 'refund':
    case 'quote':
      return giveBack(step, on);
  }
}

/** Lets the airline change the order, once. */
async function airlineChanges({ kernel, training, id }: On, booking: FlightBooking): Promise<void> {
  if (booking.airline_changes.length > 0) return;
  const record = await findBookingRecord(kernel.db, id);
  if (!record?.order_ref) return;
  await changeOrder(training, record.order_ref);
  await refreshBooking(kernel, id);
}

/** Cancels the order outside; the refund is unknown. */
async function cancelledOutside({ kernel, training, id }: On): Promise<void> {
  const record = await findBookingRecord(kernel.db, id);
  if (!record?.order_ref) return;
  await cancelOrder(training, record.order_ref);
  await refreshBooking(kernel, id);
}
