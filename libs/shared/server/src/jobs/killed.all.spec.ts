import { createPostgres } from '@traveldesk/shared-testing/server';
import { runChild, type Child } from '../db/child.fake';
import { openPostgres } from '../db/postgres';
import { createLog } from '../log';
import { installTables } from '../start/prepare';
import { createJobs } from './jobs';

const log = createLog({ logLevel: 'silent' });

/** Waits for a condition and returns the seconds it took, at most `seconds`. */
async function until(reached: () => boolean, seconds: number): Promise<number> {
  const began = Date.now();
  while (!reached() && Date.now() - began < seconds * 1000) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return (Date.now() - began) / 1000;
}

describe('a job whose process was killed', () => {
  const workers: Child[] = [];
  afterAll(() => workers.forEach((worker) => worker.process.kill('SIGKILL')));

  it('is taken over by another process within a minute, but not while its own process lives', async () => {
    const database = await createPostgres();
    const connection = openPostgres(database.url, { max: 3 });
    await installTables({ modules: [], connection, log });
    const jobs = createJobs({ connection, log, work: false });
    await jobs.start();
    await jobs.queue('held', async () => {});
    await jobs.send('held', {});

    const worker = (behaviour: string) => {
      const child = runChild('../jobs/worker.fixture.ts', database.url, behaviour);
      workers.push(child);
      return child;
    };
    const first = worker('hangs');
    await until(() => first.lines.includes('begun'), 30);
    const second = worker('ends');
    // Longer than the heartbeat timeout plus the interval of the next check.
    await until(() => second.lines.includes('begun'), 35);
    expect([first.lines, second.lines]).toEqual([['begun'], []]);
    first.process.kill('SIGKILL');
    expect(await until(() => second.lines.includes('begun'), 90)).toBeLessThan(60);
    second.process.kill('SIGKILL');

    await jobs.stop(1000);
    await connection.close();
    await database.drop();
  }, 200_000);
});
