import { sql } from 'kysely';
import { invitationQueue } from '@traveldesk/users-server';
import { createPostgres } from '@traveldesk/shared-testing/server';
import { givenUser, modulesAt, startTestApi, testClock, type TestApi } from '../testing/given.fake';
import { mailTo } from '../testing/mails.fake';
import { linkQueue } from './link.mail';

describe('links requested before a backup', () => {
  const clock = testClock();
  const apis: TestApi[] = [];
  let database: Awaited<ReturnType<typeof createPostgres>>;

  const start = async (options: { work: boolean; sendParked?: boolean }) => {
    const api = await startTestApi({ modules: modulesAt(clock), url: database.url, ...options });
    apis.push(api);
    return api;
  };
  const stopAll = async () => {
    for (const api of apis.splice(0)) await api.close();
  };
  /** Creates a user who forgot a password and an invited one, and queues the jobs for their links. */
  const asked = async (api: TestApi) => {
    const forgetful = await givenUser(api, clock);
    const invited = await givenUser(api, clock, { status: 'invited' });
    await api.kernel.jobs.send(linkQueue, { email: forgetful.email });
    await api.kernel.jobs.send(invitationQueue, { userId: invited.id });
    return [forgetful.email, invited.email];
  };
  const allMailed = async (api: TestApi, addresses: readonly string[]) => {
    for (const address of addresses) await mailTo(api, address);
    return api.mails.map(({ to }) => to).sort();
  };

  beforeAll(async () => {
    database = await createPostgres();
  });
  afterAll(async () => {
    await stopAll();
    await database.drop();
  });

  it('are not created and mailed again by a restored copy, unless an operator releases them', async () => {
    const original = await start({ work: false });
    const before = await asked(original);
    await sql`update presence set identity = 'elsewhere:1'`.execute(original.kernel.db);
    await stopAll();

    const copy = await start({ work: true });
    const since = await asked(copy);
    expect(await allMailed(copy, since)).toEqual(since.sort());
    await stopAll();

    const told = await start({ work: true, sendParked: true });
    expect(await allMailed(told, before)).toEqual(before.sort());
  });
});
