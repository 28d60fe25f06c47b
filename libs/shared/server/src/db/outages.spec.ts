import { createPostgres } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import { z } from 'zod';
import { createApi, type Api } from '../start/api';
import { readConfig } from '../config/config';
import { createLog } from '../log';
import type { ServerModule } from '../modules/module';
import { openPostgres } from './postgres';

const none = { en: {}, fr: {}, ar: {} };
const ask = { config: { permission: 'public' as const }, schema: { response: { 200: z.object({}) } } };

/** Raises a PostgreSQL error that a test cannot cause otherwise. */
const raise = (state: string) =>
  sql`do ${sql.lit(`begin raise exception 'x' using errcode = '${state}'; end`)}`;

const asker: ServerModule = {
  name: 'asker',
  migrations: {
    '20260101T0000_notes': {
      up: async (db) => {
        await sql`create table notes (id int primary key)`.execute(db);
        await sql`insert into notes values (1)`.execute(db);
      },
    },
  },
  texts: none,
  routes: (app, { db }) => {
    const on = (path: string, work: (state: string) => Promise<unknown>) =>
      app.get(
        `${path}/:state`,
        {
          ...ask,
          schema: { ...ask.schema, summary: path, params: z.strictObject({ state: z.string() }) },
        },
        async ({ params }) => {
          await work(params.state);
          return {};
        },
      );
    on('/slow', () => sql`select pg_sleep(5)`.execute(db));
    on('/write', () => sql`insert into notes values (2) on conflict do nothing`.execute(db));
    on('/raise', (state) => raise(state).execute(db));
    on('/lock', () =>
      db.transaction().execute(async (tx) => {
        await sql`set local lock_timeout = '50ms'`.execute(tx);
        await sql`select from notes for update`.execute(tx);
      }),
    );
    on('/hold', () => sql`select pg_sleep(0.9)`.execute(db));
  },
};

describe('PostgreSQL that cannot do what is requested', () => {
  let api: Api;
  let url: string;
  let drop: () => Promise<void>;
  const lines: string[] = [];

  const start = async () => {
    const config = { ...readConfig({ LOG_LEVEL: 'warn', CALL_LIMIT: '0' }), secretKey: '00'.repeat(32) };
    return createApi({
      config,
      modules: [asker],
      work: false,
      connection: openPostgres(url, { statementTimeout: 2_000, max: 4 }),
      log: createLog(config, { write: (line: string) => lines.push(line) }),
    });
  };
  beforeAll(async () => {
    ({ url, drop } = await createPostgres());
    api = await start();
  });
  afterAll(async () => {
    await api.close();
    await drop();
  });

  const admin = async (work: (db: Api['kernel']['db'], name: string) => Promise<unknown>) => {
    const server = new URL(url);
    const name = server.pathname.slice(1);
    server.pathname = '/postgres';
    const connection = openPostgres(server.href);
    await work(connection.db, name);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(
      connection.db,
    );
    await connection.close();
  };
  const get = async (path: string, language = 'en') => {
    const answer = await api.app.inject({ url: `/api/v1${path}`, headers: { 'accept-language': language } });
    const { code, message } = answer.json<{ code: string; message: string }>();
    return { status: answer.statusCode, code, message, retryAfter: answer.headers['retry-after'] };
  };
  /** Returns the response once the closed connections have left the pool. */
  const settled = async (path: string) => {
    let answer = await get(path);
    for (let tries = 0; tries < 20 && answer.code === 'unavailable'; tries += 1) answer = await get(path);
    return answer;
  };

  /** Returns the log messages about failed requests. */
  const saidInLog = () =>
    new Set(
      lines
        .map((line) => JSON.parse(line) as { msg: string; said?: string })
        .flatMap(({ msg, said }) => (msg === 'request not served' ? [said] : [])),
    );

  it('reports a statement that took too long', async () => {
    lines.length = 0;
    expect(await get('/slow/x')).toMatchObject({ status: 503, code: 'database_slow', retryAfter: '5' });
    expect(lines.join()).toContain('a statement took longer than it may');
  });

  it('reports a database that is read-only', async () => {
    await admin((db, name) =>
      sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(db),
    );
    lines.length = 0;
    const answer = await settled('/write/x');
    await admin((db, name) =>
      sql`alter database ${sql.id(name)} reset default_transaction_read_only`.execute(db),
    );
    expect(answer).toMatchObject({ status: 503, code: 'database_read_only', retryAfter: '10' });
    expect(lines.join()).toContain('the database takes no writes');
    expect((await settled('/write/x')).status).toBe(200);
  });

  it("reports too many connections, both the server's and its own", async () => {
    lines.length = 0;
    const answers = await Promise.all(Array.from({ length: 32 }, () => get('/hold/x')));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['database_busy']));
    expect(saidInLog()).toEqual(new Set(['the database has no connection left']));
    lines.length = 0;
    expect(await get('/raise/53300')).toMatchObject({ status: 503, code: 'database_busy', retryAfter: '3' });
    expect(saidInLog()).toEqual(new Set(['the database has no connection left']));
  });

  it('reports a locked row', async () => {
    const holder = await api.kernel.db.startTransaction().execute();
    await sql`select from notes for update`.execute(holder);
    const answer = await settled('/lock/x');
    await holder.rollback().execute();
    expect(answer).toMatchObject({ status: 503, code: 'record_locked', retryAfter: '1' });
  });

  it.each([
    ['53100', 'database_full', '60', 'the database has no room left'],
    ['25P03', 'database_slow', '5', 'a transaction was idle for longer than it may be'],
    ['25P04', 'database_slow', '5', 'a transaction was idle for longer than it may be'],
    ['55P03', 'record_locked', '1', 'a row is locked by another transaction'],
    ['40001', 'unavailable', '2', 'the transaction collided with others each time'],
    ['40P01', 'unavailable', '2', 'the transaction collided with others each time'],
    ['57P03', 'unavailable', '2', 'the database is away'],
    ['53200', 'unavailable', '2', 'the database is away'],
    ['08P01', 'unavailable', '2', 'the database, or a pooler in front of it, refuses the connection'],
    ['08006', 'unavailable', '2', 'the database, or a pooler in front of it, refuses the connection'],
  ])('reports %s as %s', async (state, code, retryAfter, said) => {
    lines.length = 0;
    expect(await get(`/raise/${state}`)).toMatchObject({ status: 503, code, retryAfter });
    expect(saidInLog()).toEqual(new Set([said]));
  });

  it('has each message in three languages', async () => {
    for (const state of ['53300', '53100', '57014', '25006', '55P03']) {
      const said = [];
      for (const language of ['en', 'fr', 'ar']) said.push((await get(`/raise/${state}`, language)).message);
      expect(new Set(said).size).toBe(3);
      expect(said[2]).toMatch(/[\u0600-\u06ff]/);
    }
  });
});
