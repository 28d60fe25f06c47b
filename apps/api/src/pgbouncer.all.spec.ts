import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { demoPassword } from '@traveldesk/auth-server';
import { readConfig } from '@traveldesk/shared-server';
import {
  createPostgres,
  hardness,
  hasPgbouncer,
  startPgbouncer,
  runStatements,
} from '@traveldesk/shared-testing/server';
import { modules } from './modules';
import { plainSentence } from './failure';
import { start, type Running } from './start';

const { runs: rounds } = hardness(3);
const suffix = randomUUID().slice(0, 8);
const [owner, server] = [`owner_${suffix}`, `server_${suffix}`];
const directory = mkdtempSync(path.join(tmpdir(), 'traveldesk-pgbouncer-'));
const drill = hasPgbouncer() ? describe : describe.skip;

drill('two replicas behind pgbouncer in transaction mode, with fewer connections than callers', () => {
  let database: Awaited<ReturnType<typeof createPostgres>>;
  let pgbouncer: Awaited<ReturnType<typeof startPgbouncer>>;
  let replicas: Running[] = [];
  let token: string;

  const as = (username: string, base = database.url) =>
    Object.assign(new URL(base), { username, pathname: new URL(database.url).pathname }).href;
  const configOf = (env: Record<string, string>) =>
    readConfig({
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATA_DIR: directory,
      DEMO_DATA: 'true',
      CALL_LIMIT: '0',
      DATABASE_URL: as(server, pgbouncer.url),
      MIGRATION_DATABASE_URL: as(owner),
      ...env,
    });
  let turn = 0;
  const call = async (method: string, route: string, body?: object, headers: Record<string, string> = {}) => {
    const { address } = replicas[(turn += 1) % replicas.length] as Running;
    const answer = await fetch(`${address}/api/v1${route}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { route: `${method} ${route}`, status: answer.status, body: text };
  };
  const data = <Data>({ body }: { body: string }) => (JSON.parse(body) as { data: Data }).data;

  beforeAll(async () => {
    database = await createPostgres();
    const name = new URL(database.url).pathname.slice(1);
    await runStatements(
      database.url,
      `create role ${owner} login`,
      `create role ${server} login`,
      `grant create on database ${name} to ${owner}`,
      `grant create on schema public to ${owner}`,
      `alter role ${server} set statement_timeout = '30s'`,
      `alter role ${server} set idle_in_transaction_session_timeout = '30s'`,
    );
    pgbouncer = await startPgbouncer(database.url, [server]);
    const config = configOf({ DATABASE_POOLER: 'transaction' });
    replicas = await Promise.all([1, 2].map(() => start(config, modules)));
    const signIn = await call('POST', '/login', {
      email: 'admin@traveldesk.example',
      password: demoPassword,
    });
    ({ token } = data<{ token: string }>(signIn));
  }, 180_000);
  afterAll(async () => {
    await Promise.all(replicas.map((one) => one.stop()));
    await pgbouncer?.stop();
    await runStatements(database.url, `drop owned by ${server}`, `drop owned by ${owner} cascade`);
    await runStatements(database.url, `drop role ${server}`, `drop role ${owner}`);
    await database.drop();
    rmSync(directory, { recursive: true, force: true });
  });

  it('a start without the setting for the pooler does not serve', async () => {
    const told = await start(configOf({}), modules).then(
      () => 'it started',
      (error: unknown) => plainSentence(error),
    );
    expect(told).toContain('set DATABASE_POOLER=transaction');
  });

  it(`no read fails for sixteen callers over each list and page, ${rounds} times`, async () => {
    const { body } = await call('GET', '/openapi.json');
    const { paths } = JSON.parse(body) as { paths: Record<string, object> };
    const routes = Object.keys(paths)
      .filter((route) => 'get' in (paths[route] ?? {}) && !route.includes('{'))
      .map((route) => route.replace('/api/v1', ''))
      // Tested below, because it must answer within five seconds, and sixteen callers may take longer on a busy machine.
      .filter((route) => route !== '/ready');
    expect(routes.length).toBeGreaterThan(50);
    const failed: unknown[] = [];
    const waiting = Array.from({ length: rounds }, () => routes).flat();
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        for (let route = waiting.pop(); route; route = waiting.pop()) {
          const answer = await call('GET', route);
          if (answer.status >= 500) failed.push(answer);
        }
      }),
    );
    expect(failed).toEqual([]);
    const prepared = `select count(*)::int as count from pg_prepared_statements`;
    expect(await runStatements(as(server, pgbouncer.url), prepared)).toEqual([{ count: 0 }]);
  }, 600_000);

  it('money moves once for each key, and records can be created, changed and deleted', async () => {
    const [country] = data<{ id: string }[]>(await call('GET', '/countries?code=EG'));
    const made = await call('POST', '/companies', {
      name: `Pooled ${suffix}`,
      type: 'B2B',
      parent_id: null,
      country_id: country?.id,
      city_id: null,
      email: `pooled.${suffix}@company.example`,
      phone: null,
      currency: 'USD',
      status: 'active',
    });
    expect([made.status, made.body]).toEqual([201, expect.anything()]);
    const { id } = data<{ id: string }>(made);
    for (let round = 1; round <= rounds; round += 1) {
      const key = { 'idempotency-key': randomUUID() };
      const deposit = {
        amount: { amount: '1.00', currency: 'USD' },
        method: 'cash',
        reference: null,
        received_on: '2026-11-01',
        note: null,
        proof_id: null,
      };
      const pay = () => call('POST', `/companies/${id}/deposit`, deposit, key);
      const answers = await Promise.all([pay(), pay(), pay(), pay()]);
      expect(answers.filter(({ status }) => ![200, 425].includes(status))).toEqual([]);
      expect((await pay()).status).toBe(200);
      const balance = await call('GET', `/companies/${id}/balance`);
      expect(data(balance)).toMatchObject([{ available: { amount: `${round}.00`, currency: 'USD' } }]);
    }
    const limit = { credit_limit: { amount: '5.00', currency: 'USD' }, reason: 'Trusted' };
    expect((await call('PUT', `/companies/${id}/credit-limit`, limit)).status).toBe(200);
    const [rare] = data<{ id: string }[]>(await call('GET', '/countries?code=BV'));
    expect((await call('DELETE', `/countries/${rare?.id}`)).status).toBe(200);
  }, 120_000);

  it('jobs run, and both replicas are ready', async () => {
    expect((await call('POST', '/forget-password', { email: 'viewer@traveldesk.example' })).status).toBe(200);
    let mails: string[] = [];
    for (let tries = 0; tries < 100 && mails.length === 0; tries += 1) {
      await delay(200);
      mails = await readdir(path.join(directory, 'mail')).catch(() => []);
    }
    expect(mails.length).toBeGreaterThan(0);
    const ready = await Promise.all([call('GET', '/ready'), call('GET', '/ready')]);
    expect(ready.map(({ status }) => status)).toEqual([200, 200]);
  }, 60_000);
});
