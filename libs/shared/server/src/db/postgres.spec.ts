import { createPostgres, startProxy, type Proxy } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import { z } from 'zod';
import { createApi, type Api } from '../start/api';
import { readConfig } from '../config/config';
import { createLog } from '../log';
import type { ServerModule } from '../modules/module';
import { assertDurable, openPostgres } from './postgres';

const texts = { en: {}, fr: {}, ar: {} };
const reader: ServerModule = {
  name: 'reader',
  migrations: {},
  texts,
  routes: (app, { db }) => {
    app.get(
      '/one',
      {
        config: { permission: 'public' },
        schema: { summary: 'Reads from the database', response: { 200: z.object({ one: z.number() }) } },
      },
      async () => {
        const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
        return rows[0] ?? { one: 0 };
      },
    );
    app.get(
      '/two',
      {
        config: { permission: 'public' },
        schema: { summary: 'Reads what is made already', response: { 200: z.object({ two: z.number() }) } },
      },
      async () => {
        const two = db.selectNoFrom(sql<number>`2`.as('two')).compile();
        return (await db.executeQuery(two)).rows[0] ?? { two: 0 };
      },
    );
  },
};

describe('PostgreSQL that goes away and comes back', () => {
  let proxy: Proxy;
  let api: Api;
  let drop: () => Promise<void>;
  const broken: Error[] = [];

  beforeAll(async () => {
    const database = await createPostgres();
    drop = database.drop;
    const url = new URL(database.url);
    proxy = await startProxy({ host: url.hostname, port: Number(url.port || 5432) });
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    const config = { ...readConfig({ LOG_LEVEL: 'silent', CALL_LIMIT: '0' }), secretKey: '00'.repeat(32) };
    api = await createApi({
      config,
      modules: [reader],
      connection: openPostgres(url.href, {
        onConnectionError: (error) => broken.push(error),
        statementTimeout: 1_000,
      }),
      log: createLog(config),
      work: false,
    });
  });
  afterAll(async () => {
    proxy.restore();
    await api.close();
    await proxy.close();
    await drop();
  });

  /** Returns the first response other than 503 within some seconds: each connection that broke unnoticed fails once. */
  const recovered = async () => {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const answer = await get('one');
      if (answer.statusCode !== 503) return answer;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return get('one');
  };
  const get = (path: string) => api.app.inject({ url: `/api/v1/${path}` });

  it.each(['reset', 'cut'] as const)('answers 503 meanwhile and recovers on its own (%s)', async (fault) => {
    await Promise.all([get('one'), get('one'), get('one')]);
    proxy[fault]();
    const lost = await get('one');
    const ready = await get('ready');
    const alive = await get('health');
    proxy.restore();
    const back = await recovered();

    expect(lost.statusCode).toBe(503);
    expect(lost.headers['retry-after']).toBe('2');
    expect(lost.json()).toMatchObject({ code: 'unavailable' });
    expect(ready.statusCode).toBe(503);
    expect(alive.statusCode).toBe(200);
    expect(back.json()).toEqual({ one: 1 });
    expect(broken.length).toBeGreaterThan(0);
  });

  it('survives the server closing every connection, as at a restart', async () => {
    await Promise.all([get('one'), get('one')]);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(api.kernel.db);
    const answers = await Promise.all([get('one'), get('one'), get('one')]);
    const later = await recovered();

    expect(answers.every(({ statusCode }) => [200, 503].includes(statusCode))).toBe(true);
    expect(later.statusCode).toBe(200);
  });

  it('answers 503 when nothing comes back at all', async () => {
    proxy.blackhole();
    const lost = await Promise.all([get('one'), get('one'), get('two'), get('ready')]);
    proxy.restore();
    const back = await recovered();

    expect(lost.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503]);
    expect(back.statusCode).toBe(200);
  });
});

describe('the check of a PostgreSQL server', () => {
  it('rejects a server that acknowledges writes it could lose', async () => {
    const database = await createPostgres();
    const connection = openPostgres(database.url);
    await expect(assertDurable(connection)).resolves.toBeUndefined();
    const { pathname } = new URL(database.url);
    await sql`alter database ${sql.id(pathname.slice(1))} set synchronous_commit = off`.execute(
      connection.db,
    );
    await connection.close();
    const again = openPostgres(database.url);

    await expect(assertDurable(again)).rejects.toThrow('PostgreSQL runs with synchronous_commit off');
    await again.close();
    await database.drop();
  });
});
