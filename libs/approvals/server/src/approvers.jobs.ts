import { systemChange, type Kernel } from '@traveldesk/shared-server';
import { watchApprovers } from './approvers';

const queue = 'watch-approvers';

/** Runs hourly and after each start, because an upgrade may add a kind that nobody can approve yet. */
export async function approverJobs(kernel: Kernel): Promise<void> {
  await kernel.jobs.queue(queue, async () => {
    await systemChange(kernel, (tx, record) => watchApprovers(tx, record, null, kernel));
  });
  await kernel.jobs.schedule(queue, '47 * * * *');
  await kernel.jobs.send(queue, {}, { singletonKey: queue });
}
