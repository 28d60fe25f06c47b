import type { Kernel } from '@traveldesk/shared-server';
import { storeSearchCounts } from './searches.sql';

const queue = 'count-supplier-searches';

/** Stores the numbers of searches of the days that are over, every hour. */
export async function searchCountJobs({ db, jobs }: Pick<Kernel, 'db' | 'jobs'>): Promise<void> {
  await jobs.queue(queue, () => db.transaction().execute((tx) => storeSearchCounts(tx, new Date())));
  await jobs.schedule(queue, '43 * * * *');
}
