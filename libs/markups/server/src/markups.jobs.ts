import { transaction, type Kernel } from '@traveldesk/shared-server';
import { forgetSamples } from './samples/samples';
import { renewUses, rulesToRenew } from './versions/renew-uses';

const queue = 'markups-upkeep';

/** Schedules the nightly job that renews the references of rules and thins samples. */
export async function markupJobs(kernel: Kernel): Promise<void> {
  await kernel.jobs.queue(queue, () => maintainMarkups(kernel));
  await kernel.jobs.schedule(queue, '40 3 * * *');
}

export async function maintainMarkups({ db }: Pick<Kernel, 'db'>, now = new Date()): Promise<void> {
  for (const id of await rulesToRenew(db, now)) await transaction(db, (tx) => renewUses(tx, id, now));
  await forgetSamples(db, now);
}
