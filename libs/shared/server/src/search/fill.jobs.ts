import type { Kernel } from '../modules/module';
import { fillSearchBatch, tablesToFill } from './fill';
import type { Searched } from './searched';

const queue = 'fill-search';

/** Batches of one job: it ends well within the time of a stop, and the next job continues. */
const batchesOfAJob = 20;

/**
 * Renews the search texts of tables in the background, after an upgrade that adds the column or changes the folding. A killed job continues
 * after its last batch.
 */
export async function searchJobs(
  { jobs, db, log }: Pick<Kernel, 'jobs' | 'db' | 'log'>,
  tables: readonly Searched[],
): Promise<void> {
  const send = () => jobs.send(queue, {}, { singletonKey: queue });
  await jobs.queue(queue, async () => {
    const [next] = await tablesToFill(db, tables);
    if (!next) return;
    for (let batch = 0; batch < batchesOfAJob; batch += 1) {
      if (!(await fillSearchBatch(db, next))) continue;
      log.info({ table: next.table }, 'the table is now searched with its new folding');
      break;
    }
    await send();
  });
  if ((await tablesToFill(db, tables)).length > 0) await send();
}
