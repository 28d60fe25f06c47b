import { sql } from 'kysely';
import { describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';

describeOnBoth('background jobs', (makeApi) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await makeApi({ modules: [], work: true });
  });
  const until = async (reached: () => boolean) => {
    for (let attempt = 0; attempt < 200 && !reached(); attempt += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  it('run with their data, again after a failure, and only after their transaction commits', async () => {
    const { db, jobs } = api.kernel;
    const seen: { number: number }[] = [];
    await jobs.queue<{ number: number }>(
      'counting',
      async (data) => {
        seen.push(data);
        if (data.number === 1 && seen.filter(({ number }) => number === 1).length === 1)
          throw new Error('once');
      },
      { pollSeconds: 0.5, retryDelay: 1, retryBackoff: false },
    );
    await jobs.send('counting', { number: 1 });
    await db.transaction().execute((tx) => jobs.send('counting', { number: 2 }, { tx }));
    await db
      .transaction()
      .execute(async (tx) => {
        await jobs.send('counting', { number: 3 }, { tx });
        throw new Error('no');
      })
      .catch(() => {});
    await until(() => seen.length >= 3);

    expect(seen.map(({ number }) => number).sort()).toEqual([1, 1, 2]);
  }, 40_000);

  it('are processed one after the other without a pause as long as there are any', async () => {
    let done = 0;
    await api.kernel.jobs.queue('many', async () => void (done += 1), { pollSeconds: 5 });
    await api.kernel.db.transaction().execute(async (tx) => {
      for (let sent = 0; sent < 20; sent += 1) await api.kernel.jobs.send('many', {}, { tx });
    });
    // Twenty polling intervals would take 100 s; one may have started before there were jobs.
    for (let attempt = 0; attempt < 300 && done < 20; attempt += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(done).toBe(20);
  }, 40_000);

  it('lose the schedule stored by an earlier version, and no other', async () => {
    const { db, jobs } = api.kernel;
    for (const name of ['of-now', 'of-before']) {
      await jobs.queue(name, async () => {});
      await jobs.schedule(name, '17 3 * * *');
    }
    await jobs.unschedule('of-before');
    await jobs.unschedule('never-there');
    const { rows } = await sql`select name from jobs.schedule where name like 'of-%'`.execute(db);
    expect(rows).toEqual([{ name: 'of-now' }]);
  });

  it('have queues with unique names', async () => {
    await api.kernel.jobs.queue('twice', async () => {});
    await expect(api.kernel.jobs.queue('twice', async () => {})).rejects.toThrow(
      'The queue twice exists twice.',
    );
  });
});
