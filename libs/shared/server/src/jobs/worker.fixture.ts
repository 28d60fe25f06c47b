// Works on one queue and prints when it has started a job; with `hangs`, the job never ends.
import { openPostgres } from '../db/postgres';
import { createLog } from '../log';
import { createJobs } from './jobs';

async function main(url: string, behaviour: string): Promise<void> {
  const connection = openPostgres(url, { max: 3 });
  const jobs = createJobs({ connection, log: createLog({ logLevel: 'silent' }) });
  await jobs.start();
  await jobs.queue('held', async () => {
    console.log('begun');
    if (behaviour === 'hangs') await new Promise(() => {});
  });
}

const [url = '', behaviour = ''] = process.argv.slice(2);
void main(url, behaviour);
