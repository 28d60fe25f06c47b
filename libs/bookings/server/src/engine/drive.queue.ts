import type { Kernel, Tx } from '@traveldesk/shared-server';

/** The queue of operations to advance, one operation per job. */
export const driveQueue = 'bookings-drive';

export interface DriveJob {
  operationId: string;
  /** Set by an event or a request: the operation is looked up before its scheduled time. */
  now?: boolean;
}

/** Queues an operation to be advanced after this many seconds, by any process. */
export async function driveSoon(
  { jobs }: Pick<Kernel, 'jobs'>,
  operationId: string,
  { tx, seconds, now = false }: { tx?: Tx; seconds: number; now?: boolean },
): Promise<void> {
  const job: DriveJob = { operationId, ...(now && { now }) };
  await jobs.send(driveQueue, job, { startAfter: seconds, ...(tx && { tx }) });
}
