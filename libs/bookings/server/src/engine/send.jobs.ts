import { newId, systemChange, toolsOf, type Kernel, type Tx } from '@traveldesk/shared-server';
import { supplierAccess } from './supplier-access';
import { driveSoon } from './drive.queue';
import type { OrderFacts } from '../product/facts';
import type { Effect, Order } from '../product/order';
import type { Outcome } from '../product/outcome';
import { productBy, productOf } from '../product/product';
import { noteLateAnswer } from './late-answer';
import { move } from './move';
import {
  findBookingRecord,
  lockBooking,
  openOperation,
  updateOperation,
  type BookingRecord,
  type OperationRecord,
} from './rows.sql';
import { settleDone } from './settle-done';
import { saidText } from './said-text';
import { settleDoubt, settleRefused } from './settle-undone';

/** Heartbeat interval of a process that waits for a supplier, and the silence after which it counts as dead. */
const aliveEveryMs = 5_000;
export const deadAfterMs = 20_000;

/**
 * Sends an operation to its supplier, unless it was sent before: claims it in one transaction, calls outside any, and writes the outcome in
 * another (DESIGN 6). A process that dies in between leaves an attempt without an answer, which is looked up and never sent again.
 */
export async function sendOperation(kernel: Kernel, operation: OperationRecord): Promise<void> {
  const { now } = toolsOf(kernel, 'bookings');
  const attemptId = newId();
  const booking = await systemChange(kernel, async (tx, record) => {
    const locked = await lockBooking(tx, operation.booking_id);
    const isClaimed = await claim(tx, operation, { attemptId, at: now() });
    if (!isClaimed) return null;
    // From now on the supplier may have received the request.
    if (locked.state === 'payment_pending') {
      await move(tx, record, null, { booking: locked, to: 'issuing', event: 'sent', operation, at: now() });
    }
    await updateOperation(tx, operation.id, { next_check_at: new Date(now().getTime() + deadAfterMs) });
    await driveSoon(kernel, operation.id, { tx, seconds: deadAfterMs / 1_000 + 5 });
    return lockBooking(tx, operation.booking_id);
  });
  if (booking) await callAndSettle(kernel, { booking, operation, attemptId });
}

/**
 * Puts an operation in doubt on a restored copy or after a long stop: another database may have recorded that it was sent since
 * (docs/adr/0051). It is not sent but looked up.
 */
export async function putParkedInDoubt(kernel: Kernel, operation: OperationRecord): Promise<void> {
  const { now } = toolsOf(kernel, 'bookings');
  const attemptId = newId();
  await systemChange(kernel, async (tx, record) => {
    const locked = await lockBooking(tx, operation.booking_id);
    if (!(await claim(tx, operation, { attemptId, at: now() }))) return;
    if (locked.state === 'payment_pending') {
      await move(tx, record, null, { booking: locked, to: 'issuing', event: 'sent', operation, at: now() });
    }
  });
  await doubtLostAttempt(kernel, operation);
}

async function claim(
  tx: Tx,
  operation: OperationRecord,
  { attemptId, at }: { attemptId: string; at: Date },
): Promise<boolean> {
  const open = await openOperation(tx, operation.booking_id);
  if (open?.id !== operation.id || open.state !== 'pending') return false;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('booking_attempts')
    .values({
      id: attemptId,
      operation_id: operation.id,
      booking_id: operation.booking_id,
      claimed_at: at,
      alive_at: new Date(),
    })
    .onConflict((conflict) => conflict.constraint('booking_attempts_once').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

interface Sending {
  booking: BookingRecord;
  operation: OperationRecord;
  attemptId: string;
}

async function callAndSettle(kernel: Kernel, sending: Sending): Promise<void> {
  const { booking, operation, attemptId } = sending;
  const { now } = toolsOf(kernel, 'bookings');
  const product = productOf(kernel, booking);
  const signal = new AbortController().signal;
  const access = await supplierAccess(kernel, booking, { reference: attemptId, operation, now, signal });
  const alive = setInterval(() => void recordHeartbeat(kernel, attemptId), aliveEveryMs);
  alive.unref();
  try {
    await noteAccess(kernel, attemptId, access?.key ?? null);
    const outcome: Outcome<Effect> = access
      ? await product.perform({ ...sending, at: access.at })
      : noSupplier;
    const order = orderIn(outcome);
    const facts = order && (await product.factsOf(booking, order, now()));
    await writeOutcome(kernel, sending, outcome, facts);
  } finally {
    clearInterval(alive);
    await access?.noted();
  }
}

const noSupplier = {
  outcome: 'refused',
  cause: 'not_sent',
  field: null,
  said: null,
} as const;

/** Records the account before the call, so that a look-up at another account is not believed. */
async function noteAccess({ db }: Kernel, attemptId: string, access: string | null): Promise<void> {
  await db.updateTable('booking_attempts').set({ access }).where('id', '=', attemptId).execute();
}

async function recordHeartbeat({ db, log }: Kernel, attemptId: string): Promise<void> {
  try {
    await db
      .updateTable('booking_attempts')
      .set({ alive_at: new Date() })
      .where('id', '=', attemptId)
      .execute();
  } catch (error) {
    log.warn({ err: error }, 'the heartbeat of a supplier call could not be recorded');
  }
}

function orderIn(outcome: Outcome<Effect>): Order | null {
  return outcome.outcome === 'done' ? outcome.result.order : null;
}

async function writeOutcome(
  kernel: Kernel,
  { booking: { id }, operation: { id: operationId }, attemptId }: Sending,
  outcome: Outcome<Effect>,
  facts: OrderFacts | null,
): Promise<void> {
  const { now } = toolsOf(kernel, 'bookings');
  await systemChange(kernel, async (tx, record) => {
    const booking = await lockBooking(tx, id);
    const at = now();
    const cause = outcome.outcome === 'done' ? null : outcome.cause;
    await tx
      .updateTable('booking_attempts')
      .set({ answered_at: at, outcome: outcome.outcome, cause })
      .where('id', '=', attemptId)
      .execute();
    const operation = await openOperation(tx, id);
    if (operation?.id !== operationId) {
      // An event, a look-up or a person has settled the operation first.
      await noteLateAnswer(tx, record, null, kernel, { booking, operationId, outcome, facts, at });
      return;
    }
    if (outcome.outcome === 'done') {
      await settleDone(tx, record, null, kernel, { booking, operation, effect: outcome.result, facts, at });
    } else if (outcome.outcome === 'refused') {
      const { cause: refusal, field } = outcome;
      const said = outcome.said && saidText(outcome.said);
      await settleRefused(tx, record, null, { booking, operation, cause: refusal, said, field, at });
    } else {
      if (outcome.thrown)
        kernel.log.error({ err: outcome.thrown }, 'an operation was interrupted by a defect');
      await settleDoubt(tx, record, null, kernel, { booking, operation, doubt: outcome, at });
    }
  });
}

/** Puts an operation in doubt whose waiting process died: the supplier may or may not have received it (SECURITY 12). */
export async function doubtLostAttempt(kernel: Kernel, operation: OperationRecord): Promise<void> {
  const { now } = toolsOf(kernel, 'bookings');
  const found = await findBookingRecord(kernel.db, operation.booking_id);
  const settles = await settlesWithin(kernel, found?.supplier_id ?? null);
  await systemChange(kernel, async (tx, record) => {
    const booking = await lockBooking(tx, operation.booking_id);
    const open = await openOperation(tx, booking.id);
    if (open?.id !== operation.id || open.state !== 'pending') return;
    const doubt = {
      cause: 'unanswered',
      misfits: [],
      settlesWithinMs: settles,
      said: null,
      ref: null,
    } as const;
    await settleDoubt(tx, record, null, kernel, { booking, operation: open, doubt, at: now() });
  });
}

async function settlesWithin(kernel: Kernel, supplierId: string | null): Promise<number> {
  const row = supplierId
    ? await kernel.db
        .selectFrom('suppliers')
        .select('protocol')
        .where('id', '=', supplierId)
        .executeTakeFirst()
    : undefined;
  return productBy(kernel, row?.protocol).settlesWithinMs(row?.protocol);
}
