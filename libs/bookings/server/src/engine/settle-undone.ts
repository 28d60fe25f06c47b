import { stateAfter } from '@traveldesk/bookings-contract';
import type { Kernel, Recorder, Tx } from '@traveldesk/shared-server';
import { release } from '@traveldesk/wallet-server';
import type { InDoubt, RefusedField } from '../product/outcome';
import { driveSoon } from './drive.queue';
import type { Effect } from '../product/order';
import { holdOwner } from './hold-owner';
import { move, type ChangeAuthor } from './move';
import { closeStaffTask, raiseStaffTask } from './staff-tasks';
import { stateWithoutQuote } from './state-without-quote.sql';
import { endQuotes } from './quotes.sql';
import { updateOperation, type BookingRecord, type OperationRecord } from './rows.sql';
import { saidText } from './said-text';

export interface NotDone {
  booking: BookingRecord;
  operation: OperationRecord;
  /** The cause, a key of the screens' texts; `said` is the supplier's wording, for staff. */
  cause: string;
  said?: string | null;
  field?: RefusedField | null;
  reason?: string | null;
  at: Date;
}

/** Settles an operation as refused: releases its hold and restores the booking's state; a booking without an order becomes failed. */
export async function settleRefused(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
  { booking, operation, cause, said = null, field = null, reason = null, at }: NotDone,
): Promise<void> {
  if (operation.hold_id !== null) {
    await release(tx, record, actor, { holdId: operation.hold_id, owner: holdOwner(booking.id) });
  }
  await updateOperation(tx, operation.id, {
    state: 'refused',
    cause,
    said,
    ...(field?.of === 'traveller' && { refused_traveller: field.at, refused_field: field.name }),
    ended_at: at,
    next_check_at: null,
  });
  // The refused quote is no longer available; the user asks for a new one.
  if (operation.request.quote_id !== undefined) await endQuotes(tx, { bookingId: booking.id, at });
  const before = stateAfter({ kind: operation.kind, outcome: 'refused', before: operation.before });
  const to = before === 'cancel_quoted' ? await stateWithoutQuote(tx, booking) : before;
  await move(tx, record, actor, {
    booking,
    to,
    event: `${operation.kind}_refused`,
    operation,
    reason: reason ?? cause,
    at,
  });
}

/** Seconds until each look-up of an operation in doubt: the first, the second and so on; then hourly. */
export const checkAfter = [5, 15, 60, 300, 900] as const;
export const checkHourly = 3_600;

/**
 * Puts an operation in doubt: the money stays set aside, nothing is sent again, and the operation is looked up until its result is known
 * (SECURITY 12). Staff get a task.
 */
export async function settleDoubt(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
  { texts, jobs }: Pick<Kernel, 'texts' | 'jobs'>,
  { booking, operation, doubt, at }: Doubted,
): Promise<void> {
  const { cause, misfits, settlesWithinMs, said, ref } = doubt;
  const [first] = checkAfter;
  await updateOperation(tx, operation.id, {
    state: 'in_doubt',
    cause,
    said: cause === 'misfit' ? misfits.join(', ') : said && saidText(said),
    ref: ref ?? operation.ref,
    settles_at: new Date(at.getTime() + settlesWithinMs),
    next_check_at: new Date(at.getTime() + first * 1_000),
    heard_at: at,
  });
  await move(tx, record, actor, {
    booking,
    to: booking.state,
    event: `${operation.kind}_in_doubt`,
    operation,
    reason: cause,
    at,
  });
  await raiseStaffTask(tx, record, actor, { texts }, { booking, reason: 'in_doubt' });
  await driveSoon({ jobs }, operation.id, { tx, seconds: first });
}

export interface Doubted {
  booking: BookingRecord;
  operation: OperationRecord;
  doubt: Pick<InDoubt<Effect>, 'cause' | 'misfits' | 'settlesWithinMs' | 'said' | 'ref'>;
  at: Date;
}

/** Closes the task of a doubt, once its result is known. */
export async function settleDoubtTask(
  tx: Tx,
  record: Recorder,
  actor: ChangeAuthor,
  bookingId: string,
): Promise<void> {
  await closeStaffTask(tx, record, actor, { bookingId, reason: 'in_doubt' });
}
