import type { Kernel } from '@traveldesk/shared-server';
import { forgetSamples } from './samples/samples';
import { renewUses } from './versions/renew-uses';

const queue = 'markups-upkeep';

/** At night: what rules name no more is let go of, and samples are thinned. */
export async function markupJobs(kernel: Kernel): Promise<void> {
  await kernel.jobs.queue(queue, async () => {
    await renewUses(kernel);
    await forgetSamples(kernel.db);
  });
  await kernel.jobs.schedule(queue, '40 3 * * *');
}
