import type { Kernel, Tx } from '@traveldesk/shared-server';

/** Whose turn it is to be brought forward, one operation a job. */
export const driveQueue = 'bookings-drive';

export interface DriveJob {
  operationId: string;
  /** Somebody has told of it: it is looked up before its time. */
  now?: boolean;
}

/** Has an operation looked at in so many seconds, by whichever process is there then. */
export async function driveSoon(
  { jobs }: Pick<Kernel, 'jobs'>,
  operationId: string,
  { tx, seconds, now = false }: { tx?: Tx; seconds: number; now?: boolean },
): Promise<void> {
  const job: DriveJob = { operationId, ...(now && { now }) };
  await jobs.send(driveQueue, job, { startAfter: seconds, ...(tx && { tx }) });
}
