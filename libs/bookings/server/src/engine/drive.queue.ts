import type { Kernel, Tx } from '@traveldesk/shared-server';

/** Whose turn it is to be brought forward, one operation a job. */
export const driveQueue = 'bookings-drive';

export interface DriveJob {
  operationId: string;
}

/** Has an operation looked at in so many seconds, by whichever process is there then. */
export async function driveSoon(
  { jobs }: Pick<Kernel, 'jobs'>,
  operationId: string,
  { tx, seconds }: { tx?: Tx; seconds: number },
): Promise<void> {
  const job: DriveJob = { operationId };
  await jobs.send(driveQueue, job, { startAfter: seconds, ...(tx && { tx }) });
}
