import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { createPostgres, startPooler, startProxy } from '@traveldesk/shared-testing/server';
import { createApi, type Api } from '../start/api';
import { readConfig } from '../config/config';
import type { Tx } from '../database';
import { openPostgres } from '../db/postgres';
import { createLog } from '../log';

const role = `ready_${randomUUID().slice(0, 8)}`;
let database: Awaited<ReturnType<typeof createPostgres>>;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let api: Api;
const lines: string[] = [];
/** The proxy's target. */
const target = { host: '', port: 0 };

async function ask(...statements: string[]): Promise<void> {
  const client = new Client({
    connectionString: database.url,
    options: '-c default_transaction_read_only=off',
  });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
const name = () => new URL(database.url).pathname.slice(1);
/** Ends the connections made before. */
const endOthers = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

async function ready(): Promise<string> {
  const answer = await api.app.inject('/api/v1/ready');
  return answer.statusCode === 200 ? 'ready' : `${answer.statusCode} ${answer.json<{ code: string }>().code}`;
}
/** Waits until the pool has noticed that connections were closed; until then they look like a dead server. */
async function readySoon(expected: string): Promise<string> {
  const end = Date.now() + 15_000;
  let said = await ready();
  while (said !== expected && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    said = await ready();
  }
  return said;
}
const write = () => api.kernel.jobs.send('verify-audit-chain', {});

describe('the readiness report on PostgreSQL', () => {
  beforeAll(async () => {
    database = await createPostgres();
    await ask(
      `create role ${role} login`,
      `alter database ${name()} owner to ${role}`,
      `grant all on schema public to ${role}`,
    );
    const { hostname: host, port } = new URL(database.url);
    proxy = await startProxy(Object.assign(target, { host, port: Number(port || 5432) }));
    const url = Object.assign(new URL(database.url), {
      host: `127.0.0.1:${proxy.port}`,
      username: role,
    }).href;
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'warn' });
    api = await createApi({
      config: { ...config, secretKey: '00'.repeat(32) },
      modules: [],
      work: false,
      log: createLog(config, { write: (line) => lines.push(line) }),
      connection: openPostgres(url, { max: 3, statementTimeout: 1_000 }),
    });
  });
  afterEach(async () => {
    proxy.restore();
    await ask(`alter role ${role} connection limit -1`, `alter database ${name()} reset all`);
    expect(await readySoon('ready')).toBe('ready');
    await write();
  });
  afterAll(async () => {
    await api.close();
    await proxy.close();
    await ask(
      `reassign owned by ${role} to current_user`,
      `drop owned by ${role}`,
      `alter database ${name()} owner to current_user`,
      `drop role ${role}`,
    );
    await database.drop();
  });

  it('says that it is read-only, and recovers on its own', async () => {
    await ask(`alter database ${name()} set default_transaction_read_only = on`, endOthers);
    expect(await readySoon('503 read_only')).toBe('503 read_only');
    await expect(write()).rejects.toMatchObject({ code: '25006' });
  });

  it('does not keep a connection from a read-only time', async () => {
    await ask(`alter database ${name()} set default_transaction_read_only = on`, endOthers);
    // Both connections are made while the database is read-only, and would stay so.
    const refused = await Promise.allSettled([
      api.kernel.db.transaction().execute(writeIn),
      write(),
      write(),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await ask(`alter database ${name()} reset all`);
    await Promise.all([api.kernel.db.transaction().execute(writeIn), write(), write()]);
  });

  it('says that no connection is free', async () => {
    await ask(`alter role ${role} connection limit 0`, endOthers);
    expect(await readySoon('503 too_many_connections')).toBe('503 too_many_connections');
  });

  it('says that the check timed out', async () => {
    const holder = new Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('begin; lock table schema_migrations');
    const said = await ready();
    await holder.end();
    expect(said).toBe('503 timed_out');
  });

  it('says that the database cannot be reached, immediately or at all', async () => {
    proxy.cut();
    expect(await ready()).toBe('503 unreachable');
    proxy.restore();
    expect(await readySoon('ready')).toBe('ready');
    proxy.blackhole();
    const began = Date.now();
    expect(await ready()).toBe('503 unreachable');
    expect(Date.now() - began).toBeLessThan(15_000);
    await ask(endOthers);
  });

  it("says that queries fail behind an undeclared pooler, with PostgreSQL's own words in the log", async () => {
    const server = { ...target };
    const pooler = await startPooler(server, { ignores: true });
    target.port = pooler.port;
    proxy.cut();
    proxy.restore();
    // Two connections share the pooler's, as those of requests do.
    await Promise.allSettled([ready(), ready(), ready()]);
    lines.length = 0;
    expect(await readySoon('503 database_error')).toBe('503 database_error');
    expect(lines.join()).toMatch(/"reason":"prepared statement \S+ (already exists|does not exist)"/);
    Object.assign(target, server);
    proxy.cut();
    proxy.restore();
    await pooler.close();
  });

  it('says that the schema is older than this version needs, but accepts a newer one', async () => {
    await ask(`insert into schema_migrations values ('29990101T0000_later', now())`);
    expect(await readySoon('ready')).toBe('ready');
    await ask(`delete from schema_migrations where name like '2999%'`);
    await ask(`update schema_migrations set name = 'x' || name where name like '%_presence'`);
    expect(await ready()).toBe('503 migrations_pending');
    await ask(`update schema_migrations set name = substr(name, 2) where name like 'x%'`);
  });
});

const writeIn = async (tx: Tx) => {
  await tx.updateTable('presence').set({ seen_at: new Date() }).execute();
};
