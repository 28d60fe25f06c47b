import { systemChange, toolsOf, type Kernel, type Tx } from '@traveldesk/shared-server';
import { driveSoon } from './drive.queue';
import { lookAgain } from './look-again';
import { noteLookUp, type Verdict } from './note-look-up';
import {
  findBookingRecord,
  lockBooking,
  openOperation,
  updateOperation,
  type OperationRecord,
} from './rows.sql';
import { checkAfter, checkHourly } from './settle-undone';

/**
 * Looks up an operation in doubt and settles it where the answer is proof; otherwise schedules the next look-up. A look-up that is not
 * `scheduled` leaves the schedule unchanged. Returns null where another process was faster.
 */
export async function reconcile(
  kernel: Kernel,
  operation: OperationRecord,
  { scheduled = true }: { scheduled?: boolean } = {},
): Promise<Verdict | null> {
  const { now } = toolsOf(kernel, 'bookings');
  const booking = await findBookingRecord(kernel.db, operation.booking_id);
  if (!booking) return null;
  const looked = await lookAgain(kernel, { booking, operation, signal: kernel.stopping });
  return systemChange(kernel, async (tx, record) => {
    const locked = await lockBooking(tx, booking.id);
    const open = await openOperation(tx, booking.id);
    if (open?.id !== operation.id || open.state !== 'in_doubt') return null;
    // Of two scheduled look-ups at once, only the first counts.
    if (scheduled && open.checks !== operation.checks) return null;
    const at = now();
    // A person may have started a look-up meanwhile.
    const paced = scheduled && open.heard_at?.getTime() === operation.heard_at?.getTime();
    const noting = { booking: locked, operation: open, looked, paced, reason: null, at };
    const verdict = await noteLookUp(tx, record, null, kernel, noting);
    if (!scheduled || verdict === 'done' || verdict === 'refused') return verdict;
    await checkLater(tx, kernel, open, { at, isUnfinished: verdict === 'unfinished' });
    return verdict;
  });
}

/** The pause of a look-up that used up the calls of its account. */
const unfinishedSeconds = 60;

async function checkLater(
  tx: Tx,
  kernel: Pick<Kernel, 'jobs'>,
  { id, checks }: OperationRecord,
  { at, isUnfinished }: { at: Date; isUnfinished: boolean },
): Promise<void> {
  const seconds = isUnfinished ? unfinishedSeconds : (checkAfter[checks + 1] ?? checkHourly);
  const next_check_at = new Date(at.getTime() + seconds * 1_000);
  await updateOperation(tx, id, { checks: checks + 1, next_check_at });
  await driveSoon(kernel, id, { tx, seconds });
}
