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
  refusalProblem,
  requireAction,
  searchText,
  sendToSupplier,
  type ChangeAuthor,
} from '@traveldesk/bookings-server';
import { flightDetail, writeFlightDetail } from '../../order/flight-detail.sql';
import { airlineChangesOf, pictureOf } from '../../order/flight-record';
import { orderFacts, type FlightFacts } from '../../order/order-facts';

type Input = z.infer<typeof airlineChangeInputSchema>;

const noted = { note_accepted: 'accepted', note_changed: 'changed', note_cancelled: 'cancelled' } as const;

/**
 * Answers the airline's change at the supplier and reads the order afterwards. This is free and possible once, as the supplier refuses a
 * second answer. Throws the problems of `requireAction`, a 422 `booking_airline_change_gone` for an answered change, the supplier's
 * refusal, and `booking_supplier_unsure` where the outcome is unknown.
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
  const outcome = await sendToSupplier(kernel, booking, (at) =>
    performAt(flights, at, (orders, call) =>
      action === 'accept'
        ? orders.acceptAirlineChange(call, picture, ref)
        : orders.noteAirlineChange(call, picture, { ref, action: noted[action] }),
    ),
  );
  if (outcome.outcome === 'refused') throw refusalProblem(outcome);
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

/** Not aborted when the client disconnects, as the answer must be recorded. */
function orderThen(kernel: Kernel, booking: BookingRecord, ref: string): Promise<OrderPicture | null> {
  const { signal } = new AbortController();
  return askSupplier(kernel, booking, signal, (at) =>
    askAt(toolsOf(kernel, 'flights'), at, (orders, call) => orders.get(call, ref)),
  );
}

/** An answered change: the booking version that was read, and the order afterwards. */
interface Answered {
  action: Input['action'];
  readVersion: number;
  facts: FlightFacts;
  at: Date;
}

/**
 * Records the answer with the new flights and tickets; clears the flag and closes the task once no change is open. If the booking has
 * changed meanwhile or has an open operation, the order may be outdated: only the answer is recorded, and the order is read again at once.
 */
export async function writeAirlineChange(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
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
