import { systemChange, type Kernel } from '@traveldesk/shared-server';
import { warnOfLowBalances } from './low-balance';

const queue = 'warn-of-low-balances';

/** Warns every ten minutes. On a restored copy, wallets that are low already are marked first, with their mails parked. */
export async function warningJobs(kernel: Kernel): Promise<void> {
  const { parkedBefore } = kernel.jobs;
  if (parkedBefore) await parkWarnings(kernel, parkedBefore);
  await kernel.jobs.queue(queue, async () => {
    await systemChange(kernel, (tx, record) => warnOfLowBalances(tx, record, null, kernel));
  });
  await kernel.jobs.schedule(queue, '*/10 * * * *');
}

async function parkWarnings(kernel: Kernel, parkedBefore: Date): Promise<void> {
  const parked = await systemChange(kernel, (tx, record) =>
    warnOfLowBalances(tx, record, null, kernel, { parkedBefore }),
  );
  if (parked > 0)
    kernel.log.warn({ queue, jobs: parked }, 'jobs parked: warnings that may have been sent before');
}
