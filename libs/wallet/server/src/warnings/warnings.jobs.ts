import { systemChange, type Kernel } from '@traveldesk/shared-server';
import { warnOfLowBalances } from './low-balance';

const queue = 'warn-of-low-balances';

export async function warningJobs(kernel: Kernel): Promise<void> {
  await kernel.jobs.queue(queue, async () => {
    await systemChange(kernel, (tx, record) => warnOfLowBalances(tx, record, null, kernel));
  });
  await kernel.jobs.schedule(queue, '*/10 * * * *');
}
