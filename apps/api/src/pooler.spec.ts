import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { z } from 'zod';
import { readConfig, type ServerModule } from '@traveldesk/shared-server';
import { createPostgres, startPooler, type Pooler, runStatements } from '@traveldesk/shared-testing/server';
import { plainSentence } from './failure';
import { start, type Running } from './start';

const directory = mkdtempSync(path.join(tmpdir(), 'traveldesk-pooler-'));
const role = `pooled_${randomUUID().slice(0, 8)}`;
let database: Awaited<ReturnType<typeof createPostgres>>;
let strict: Pooler;
let lax: Pooler;

/** The database URL with the port, as the serving role. */
function at(pooler?: Pooler, username = role): string {
  const url = Object.assign(new URL(database.url), { username });
  if (pooler) Object.assign(url, { hostname: '127.0.0.1', port: String(pooler.port) });
  return url.href;
}

const ask = (...statements: string[]) => runStatements(database.url, ...statements);

/** A module that reads the settings of its connection, and repeats a statement often enough to be prepared. */
const reader: ServerModule = {
  name: 'reader',
  migrations: {
    '20260101T0000_readings': {
      up: async (db) => void (await sql`create table readings (id int)`.execute(db)),
    },
  },
  texts: { en: {}, fr: {}, ar: {} },
  demo: async ({ db }) => void (await sql`insert into readings values (1)`.execute(db)),
  routes: (app, { db }) => {
    app.get(
      '/readings',
      {
        config: { permission: 'public' },
        schema: { summary: 'Reads', response: { 200: z.object({ rows: z.number(), prepared: z.number() }) } },
      },
      async () => {
        const { rows } = await db.transaction().execute((tx) =>
          sql<{ rows: number; prepared: number }>`
            select (select count(*) from readings where id = ${1}) as rows,
              (select count(*) from pg_prepared_statements) as prepared`.execute(tx),
        );
        return rows[0] ?? { rows: 0, prepared: -1 };
      },
    );
  },
};

async function run(env: Record<string, string>): Promise<Running> {
  const given = { NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', DEMO_DATA: 'false', DATA_DIR: directory };
  return start(readConfig({ ...given, ...env }), [reader]);
}
async function told(env: Record<string, string>): Promise<string | null> {
  try {
    await (await run(env)).stop();
    return 'it started';
  } catch (error) {
    return plainSentence(error);
  }
}
const transaction = { DATABASE_POOLER: 'transaction' };

/** A pooler applies settings of a role only to new connections, so each call gets a new pooler. */
async function withNewConnections<Result>(work: (pooler: Pooler) => Promise<Result>): Promise<Result> {
  const pooler = await startPooler(target());
  return work(pooler).finally(() => pooler.close());
}
const target = () => {
  const { hostname: host, port } = new URL(database.url);
  return { host, port: Number(port || 5432) };
};
const limits = ['statement_timeout', 'idle_in_transaction_session_timeout'];

describe('a start behind a pooler in transaction mode', () => {
  beforeAll(async () => {
    database = await createPostgres();
    const name = new URL(database.url).pathname.slice(1);
    await ask(
      `create role ${role} login`,
      `grant create on database ${name} to ${role}`,
      `grant create on schema public to ${role}`,
    );
    strict = await startPooler(target());
    lax = await startPooler(target(), { ignores: true });
  });
  afterAll(async () => {
    await strict.close();
    await lax.close();
    await ask(`drop owned by ${role} cascade`, `drop role ${role}`);
    await database.drop();
    rmSync(directory, { recursive: true, force: true });
  });

  it('names the setting if the pooler is not configured', async () => {
    const remedy =
      'set DATABASE_POOLER=transaction, and MIGRATION_DATABASE_URL to the same database past the pooler.';
    expect(await told({ DATABASE_URL: at(strict) })).toBe(
      `The server that DATABASE_URL names, PostgreSQL or a pooler, answers with an error: “unsupported startup parameter: statement_timeout”. If this is a pooler in transaction mode, ${remedy}`,
    );
    expect(await told({ DATABASE_URL: at(lax) })).toBe(
      `DATABASE_URL leads to a pooler in transaction mode: ${remedy}`,
    );
  });

  it('names the command if the role has no time limits, or too long ones', async () => {
    const pooled = { ...transaction, DATABASE_URL: at(strict), MIGRATION_DATABASE_URL: at() };
    const run = limits.map((name) => `“alter role ${role} set ${name} = '30s'”`);
    expect(await told(pooled)).toBe(
      `A pooler does not pass the time limits of DATABASE_URL on, and its role has none of 30 s or less: run ${run.join(' and ')} past the pooler, as a superuser or the role itself, then have the pooler open its connections anew (pgbouncer: RECONNECT).`,
    );
    await ask(...limits.map((name) => `alter role ${role} set ${name} = '31s'`));
    await withNewConnections(async (pooler) =>
      expect(await told({ ...pooled, DATABASE_URL: at(pooler) })).toContain(run.join(' and ')),
    );
    await ask(...limits.map((name) => `alter role ${role} set ${name} = '30s'`));
  });

  it('says that the migration URL leads to the pooler too', async () => {
    await withNewConnections(async (pooler) => {
      const pooled = { ...transaction, DATABASE_URL: at(pooler) };
      expect(await told({ ...pooled, MIGRATION_DATABASE_URL: at(lax) })).toBe(
        'MIGRATION_DATABASE_URL leads to a pooler in transaction mode: give MIGRATION_DATABASE_URL an address past the pooler.',
      );
      expect(await told({ ...pooled, MIGRATION_DATABASE_URL: at(strict) })).toMatch(
        /“unsupported startup parameter: statement_timeout”\. If this is a pooler .* give MIGRATION_DATABASE_URL an address past the pooler\.$/,
      );
    });
  });

  it('serves on shared connections, without prepared statements, with locks past the pooler, as one role', async () => {
    await withNewConnections(async (pooler) => {
      const running = await run({
        ...transaction,
        DEMO_DATA: 'true',
        DATABASE_URL: at(pooler),
        MIGRATION_DATABASE_URL: at(),
      });
      try {
        const calls = Array.from({ length: 40 }, (_, call) => (call % 8 === 0 ? 'ready' : 'readings'));
        const answers = await Promise.all(
          calls.map(async (call) => {
            const answer = await fetch(`${running.address}/api/v1/${call}`);
            return [answer.status, await answer.json()];
          }),
        );
        expect(answers).toEqual(
          calls.map((call) => [200, call === 'ready' ? { status: 'ok' } : { rows: 1, prepared: 0 }]),
        );
      } finally {
        await running.stop();
      }
    });
  }, 60_000);
});
