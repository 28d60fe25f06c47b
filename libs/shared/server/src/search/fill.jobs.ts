import type { Kernel } from '../modules/module';
import { fillBatch, unfilled } from './fill';
import type { Searched } from './searched';

const queue = 'fill-search';

/** Batches of one job: it ends well within the time that a stop gives it, and the next goes on. */
const batchesOfAJob = 20;

/**
 * Fills what tables are searched by, behind the start: after an upgrade that adds the column or changes the folding. A job that was
 * killed is gone on with where its last batch ended.
 */
export async function searchJobs(
  { jobs, db, log }: Pick<Kernel, 'jobs' | 'db' | 'log'>,
  tables: readonly Searched[],
): Promise<void> {
  const send = () => jobs.send(queue, {}, { singletonKey: queue });
  await jobs.queue(queue, async () => {
    const [next] = await unfilled(db, tables);
    if (!next) return;
    for (let batch = 0; batch < batchesOfAJob; batch += 1) {
      if (!(await fillBatch(db, next))) continue;
      log.info({ table: next.table }, 'the table is searched in its new folding');
      break;
    }
    await send();
  });
  if ((await unfilled(db, tables)).length > 0) await send();
}
