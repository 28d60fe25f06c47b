import { madeAt, toolsOf, type Kernel } from '@traveldesk/shared-server';
import { driveQueue, driveSoon, type DriveJob } from './drive.queue';
import { reconcile } from './reconcile.jobs';
import { findAttempt, findOperation, type OperationRecord } from './rows.sql';
import { deadAfterMs, doubtLostAttempt, doubtParked, sendOperation } from './send.jobs';

const sweepQueue = 'bookings-sweep';

/** Operations looked at together by one sweep. */
const perSweep = 200;

/**
 * Brings an operation forward by one step: sends it, waits for who does, looks it up. Nothing is done twice, whoever calls. With
 * `whenDue` one in doubt is left alone until its next look-up is due: several jobs may have been sent for it.
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
    // By the wall clock, as its id tells: bookings' own time may be another, as in the demo.
    const isParked = parkedBefore !== null && madeAt(operation.id) < parkedBefore;
    await (isParked ? doubtParked(kernel, operation) : sendOperation(kernel, operation));
    return;
  }
  // The wall clock: whether a process is alive is no matter of the bookings' own time.
  const silentMs = Date.now() - attempt.alive_at.getTime();
  if (silentMs < deadAfterMs) {
    await driveSoon(kernel, operationId, { seconds: Math.ceil((deadAfterMs - silentMs) / 1_000) + 1 });
    return;
  }
  await doubtLostAttempt(kernel, operation);
}

/** The clock of the jobs may be a little ahead of ours. */
const toleranceMs = 2_000;

function isDue(kernel: Kernel, { next_check_at: next }: OperationRecord): boolean {
  return next === null || next.getTime() <= toolsOf(kernel, 'bookings').now().getTime() + toleranceMs;
}

/**
 * Begins at once, in this process, what was just written down: nobody waits for a job's turn. Where it breaks off, the job that was
 * written with the intent goes on with it.
 */
export function driveNow(kernel: Kernel, operationId: string): void {
  const { running } = toolsOf(kernel, 'bookings');
  const run = drive(kernel, operationId).catch((error: unknown) => {
    kernel.log.error(
      { err: error, operationId },
      'an operation of a booking broke off; its job goes on with it',
    );
  });
  running.add(run);
  void run.finally(() => running.delete(run));
}

/** Works on operations as their jobs come up; each minute those are found whose job was lost. */
export async function driveJobs(kernel: Kernel): Promise<void> {
  await kernel.jobs.queue<DriveJob>(
    driveQueue,
    ({ operationId, now: isAsked = false }) => drive(kernel, operationId, { whenDue: !isAsked }),
    {
      // One that waits for a supplier keeps nobody else's waiting.
      concurrency: 8,
      pollSeconds: 2,
    },
  );
  await kernel.jobs.queue(sweepQueue, () => sweep(kernel));
  await kernel.jobs.schedule(sweepQueue, '* * * * *');
}

/** Sends jobs for operations that were due a minute ago and whose own job has not come. */
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
