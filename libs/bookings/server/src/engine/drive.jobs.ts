import { madeAt, toolsOf, type Kernel } from '@traveldesk/shared-server';
import { driveQueue, driveSoon, type DriveJob } from './drive.queue';
import { reconcile } from './reconcile.jobs';
import { findAttempt, findOperation, type OperationRecord } from './rows.sql';
import { deadAfterMs, doubtLostAttempt, putParkedInDoubt, sendOperation } from './send.jobs';

const sweepQueue = 'bookings-sweep';

/** Maximum number of operations in one sweep. */
const perSweep = 200;

/**
 * Advances an operation by one step: sends it, waits for the process that sent it, or looks it up. Safe to call repeatedly: no step is done
 * twice. With `whenDue`, an operation in doubt waits for its next scheduled look-up, as several jobs may have been queued for it.
 */
export async function drive(
  kernel: Kernel,
  operationId: string,
  { whenDue = false }: { whenDue?: boolean } = {},
): Promise<void> {
  const operation = await findOperation(kernel.db, operationId);
  if (!operation || operation.ended_at) return;
  if (operation.state === 'in_doubt') {
    if (!whenDue || isDue(kernel, operation)) await reconcile(kernel, operation);
    return;
  }
  const attempt = await findAttempt(kernel.db, operationId);
  if (!attempt) {
    const { parkedBefore } = kernel.jobs;
    // Compares wall-clock times, as the id holds one; the clock of bookings may be shifted, as in the demo.
    const isParked = parkedBefore !== null && madeAt(operation.id) < parkedBefore;
    await (isParked ? putParkedInDoubt(kernel, operation) : sendOperation(kernel, operation));
    return;
  }
  // Uses the wall clock, as `alive_at` does: the clock of bookings may be shifted.
  const silentMs = Date.now() - attempt.alive_at.getTime();
  if (silentMs < deadAfterMs) {
    await driveSoon(kernel, operationId, { seconds: Math.ceil((deadAfterMs - silentMs) / 1_000) + 1 });
    return;
  }
  await doubtLostAttempt(kernel, operation);
}

/** The clock of the jobs may be slightly ahead of this process's clock. */
const toleranceMs = 2_000;

function isDue(kernel: Kernel, { next_check_at: next }: OperationRecord): boolean {
  return next === null || next.getTime() <= toolsOf(kernel, 'bookings').now().getTime() + toleranceMs;
}

/**
 * Runs a new operation at once in this process, without waiting for its job. If this run breaks off, the job queued with the operation
 * continues it.
 */
export function driveNow(kernel: Kernel, operationId: string): void {
  const { running } = toolsOf(kernel, 'bookings');
  const run = drive(kernel, operationId).catch((error: unknown) => {
    kernel.log.error(
      { err: error, operationId },
      'a booking operation was interrupted; its job continues it',
    );
  });
  running.add(run);
  void run.finally(() => running.delete(run));
}

/** Registers the job that drives operations, and a sweep each minute for operations whose job was lost. */
export async function driveJobs(kernel: Kernel): Promise<void> {
  await kernel.jobs.queue<DriveJob>(
    driveQueue,
    ({ operationId, now: isAsked = false }) => drive(kernel, operationId, { whenDue: !isAsked }),
    {
      // An operation that waits for a slow supplier does not block the others.
      concurrency: 8,
      pollSeconds: 2,
    },
  );
  await kernel.jobs.queue(sweepQueue, () => sweep(kernel));
  await kernel.jobs.schedule(sweepQueue, '* * * * *');
}

/** Queues jobs for operations that are overdue by a minute, as their own job was lost. */
async function sweep(kernel: Kernel): Promise<void> {
  const due = new Date(toolsOf(kernel, 'bookings').now().getTime() - 60_000);
  const late = await kernel.db
    .selectFrom('booking_operations')
    .select('id')
    .where('state', 'in', ['pending', 'in_doubt'])
    .where('next_check_at', '<', due)
    .orderBy('next_check_at')
    .limit(perSweep)
    .execute();
  for (const { id } of late) await driveSoon(kernel, id, { seconds: 0 });
}
