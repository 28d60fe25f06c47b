import type { z } from 'zod';
import type { airlineChangeInputSchema } from '@traveldesk/bookings-contract';
import { askAt, performAt, type OrderPicture } from '@traveldesk/flights-server';
import {
  Problem,
  toolsOf,
  type Kernel,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { settleTasks } from '@traveldesk/tasks-server';
import {
  askSupplier,
  type BookingRecord,
  lockBooking,
  move,
  noteIssued,
  openOperation,
  refusal,
  requireAction,
  searchText,
  tellSupplier,
  type Writer,
} from '@traveldesk/bookings-server';
import { flightDetail, writeFlightDetail } from '../../order/flight-detail.sql';
import { airlineChangesOf, pictureOf } from '../../order/flight-record';
import { orderFacts, type FlightFacts } from '../../order/order-facts';

type Input = z.infer<typeof airlineChangeInputSchema>;

const noted = { note_accepted: 'accepted', note_changed: 'changed', note_cancelled: 'cancelled' } as const;

/**
 * Answers the airline's change at the supplier, and reads the order as it is then. It costs nothing, and is answered once: the supplier
 * refuses a second answer. Throws what `requireAction` says, a 422 `booking_airline_change_gone` for one that is answered, what the supplier
 * refuses by, and `booking_supplier_unsure` where nobody knows whether it took it.
 */
export async function answerAirlineChange(
  kernel: Kernel,
  booking: BookingRecord,
  { ref, action }: Input,
): Promise<FlightFacts> {
  await requireAction(kernel.db, 'accept_airline_change', {
    booking,
    at: toolsOf(kernel, 'bookings').now(),
  });
  const { order_ref: orderRef } = booking;
  const picture = pictureOf(booking);
  const flights = toolsOf(kernel, 'flights');
  const open = airlineChangesOf(booking).find((one) => one.ref === ref && one.action === null);
  if (orderRef === null || !picture || !open) throw new Problem(422, 'booking_airline_change_gone');
  if (!open.actions.includes(action === 'accept' ? 'accept' : 'note')) {
    throw new Problem(422, 'booking_airline_change_not');
  }
  const outcome = await tellSupplier(kernel, booking, (at) =>
    performAt(flights, at, (orders, call) =>
      action === 'accept'
        ? orders.acceptAirlineChange(call, picture, ref)
        : orders.noteAirlineChange(call, picture, { ref, action: noted[action] }),
    ),
  );
  if (outcome.outcome === 'refused') throw refusal(outcome);
  const order = await orderThen(kernel, booking, orderRef);
  const isTaken = order?.airline_changes.some((one) => one.ref === ref && one.action !== null) ?? false;
  if (!order || (outcome.outcome === 'in_doubt' && !isTaken)) {
    throw new Problem(422, 'booking_supplier_unsure');
  }
  const detail = await flightDetail(kernel.db, booking.id);
  return orderFacts(
    flights,
    { ...detail, airline: booking.airline },
    order,
    toolsOf(kernel, 'bookings').now(),
  );
}

/** Whoever leaves does not stop it: it is written down what was done. */
function orderThen(kernel: Kernel, booking: BookingRecord, ref: string): Promise<OrderPicture | null> {
  const { signal } = new AbortController();
  return askSupplier(kernel, booking, signal, (at) =>
    askAt(toolsOf(kernel, 'flights'), at, (orders, call) => orders.get(call, ref)),
  );
}

/** What was answered of a booking as it was when it was read, and the order as it was then. */
interface Answered {
  action: Input['action'];
  readVersion: number;
  facts: FlightFacts;
  at: Date;
}

/**
 * Writes down what was answered: flights and tickets as they are then; flag and task go once nothing is open any more. Where something else
 * was done with the booking meanwhile, or is, the order that was read may be older than what is known: that it was answered is written,
 * as the supplier has taken it, and the order is read anew at once.
 */
export async function writeAirlineChange(
  tx: Tx,
  record: Recorder,
  actor: Writer,
  kernel: Pick<Kernel, 'texts' | 'tools'>,
  { id, action, readVersion, facts, at }: Target & Answered,
): Promise<{ id: string; number: string; version: number }> {
  const booking = await lockBooking(tx, id);
  const event = action === 'accept' ? 'airline_change_accepted' : 'airline_change_noted';
  if (booking.version !== readVersion || (await openOperation(tx, id))) {
    const set = { refresh_at: at };
    const version = await move(tx, record, actor, { booking, to: booking.state, event, set, at });
    return { id, number: booking.number, version };
  }
  const isOver = facts.order.airline_changes.every((one) => one.action !== null);
  const flags = isOver ? booking.flags.filter((flag) => flag !== 'schedule_change') : booking.flags;
  await writeFlightDetail(tx, id, facts.detail);
  const set = { ...facts.set, flags };
  await move(tx, record, actor, { booking, to: booking.state, event, set, at });
  await noteIssued(tx, record, actor, kernel, { booking, facts, at });
  await searchText(tx, id);
  if (isOver) {
    await settleTasks(tx, record, null, { kind: 'booking', id, reason: 'schedule_change' });
  }
  const { number, version } = await lockBooking(tx, id);
  return { id, number, version };
}
