import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '@traveldesk/shared-server';
import { createPostgres, runStatements } from '@traveldesk/shared-testing/server';
import { modules } from './modules';
import { start } from './start';

const suffix = randomUUID().slice(0, 8);
const [owner, server] = [`owner_${suffix}`, `server_${suffix}`];
const directory = mkdtempSync(path.join(tmpdir(), 'traveldesk-replicas-'));
let database: Awaited<ReturnType<typeof createPostgres>>;

const as = (username: string) => Object.assign(new URL(database.url), { username }).href;

const ask = (...statements: string[]) => runStatements(database.url, ...statements);

/** Starts three processes at once, and returns the readiness answer of each. */
async function startTogether(): Promise<unknown[]> {
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: directory,
    DEMO_DATA: 'true',
    DATABASE_URL: as(server),
    MIGRATION_DATABASE_URL: as(owner),
  });
  const replicas = await Promise.allSettled([1, 2, 3].map(() => start(config, modules)));
  return Promise.all(
    replicas.map(async (replica) => {
      if (replica.status === 'rejected') return String(replica.reason);
      const { status } = await fetch(`${replica.value.address}/api/v1/ready`);
      await replica.value.stop();
      return status;
    }),
  );
}

describe('three replicas that start at once with two roles', () => {
  beforeAll(async () => {
    database = await createPostgres();
    const name = new URL(database.url).pathname.slice(1);
    await ask(
      `create role ${owner} login`,
      `create role ${server} login`,
      `grant create on database ${name} to ${owner}`,
      `grant create on schema public to ${owner}`,
    );
  });
  afterAll(async () => {
    await ask(`drop owned by ${server}`, `drop owned by ${owner} cascade`);
    await ask(`drop role ${server}`, `drop role ${owner}`);
    await database.drop();
    rmSync(directory, { recursive: true, force: true });
  });

  it('are all ready on an empty database, and load the demo data once', async () => {
    expect(await startTogether()).toEqual([200, 200, 200]);
    expect(await ask('select name from companies group by name having count(*) > 1')).toEqual([]);
    expect(await ask('select title_en from tasks group by title_en having count(*) > 1')).toEqual([]);
    const signIns = `select 1 from users join passwords on user_id = users.id where email like '%@traveldesk.example'`;
    expect(await ask(signIns)).toHaveLength(4);
  }, 180_000);

  it('are all ready on a migrated database, each time', async () => {
    for (let round = 0; round < 4; round += 1) expect(await startTogether()).toEqual([200, 200, 200]);
  }, 180_000);
});
