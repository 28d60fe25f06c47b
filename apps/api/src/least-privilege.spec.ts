import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '@traveldesk/shared-server';
import { createPostgres, runStatements } from '@traveldesk/shared-testing/server';
import { modules } from './modules';
import { start, type Running } from './start';

const suffix = randomUUID().slice(0, 8);
const owner = `owner_${suffix}`;
const server = `server_${suffix}`;
const directory = mkdtempSync(path.join(tmpdir(), 'traveldesk-roles-'));
const admin = { email: 'first@traveldesk.example', password: 'seven-otters-ride-quietly-0291' };

let database: Awaited<ReturnType<typeof createPostgres>>;

/** The database URL for a role; without one, for the superuser of the test. */
function as(role?: string): string {
  const url = new URL(database.url);
  if (role) {
    url.username = role;
    url.password = role;
  }
  return url.href;
}

const ask = (role: string | undefined, ...statements: string[]) => runStatements(as(role), ...statements);

function configOf(migrationUrl: string) {
  return readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DEMO_DATA: 'false',
    DATA_DIR: directory,
    DATABASE_URL: as(server),
    MIGRATION_DATABASE_URL: migrationUrl,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
}

async function call(
  running: Running,
  method: string,
  address: string,
  token: string | null,
  body?: object,
  headers?: Record<string, string>,
) {
  const response = await fetch(`${running.address}/api/v1${address}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, never> };
}

/** Every write to an account: a deposit, a credit limit, a warning, and a company deleted with its limit. */
async function moveMoney(running: Running, token: string): Promise<void> {
  const found = await call(running, 'GET', '/countries?code=EG', token);
  const [{ id: country }] = found.body['data'] as unknown as [{ id: string }];
  const addCompany = async (name: string) => {
    const made = await call(running, 'POST', '/companies', token, {
      name,
      type: 'B2B',
      parent_id: null,
      country_id: country,
      city_id: null,
      email: `${name}@company.example`,
      phone: null,
      currency: 'USD',
      status: 'active',
    });
    return (made.body['data'] as unknown as { id: string }).id;
  };
  const paid = await addCompany('paid');
  const usd = (amount: string) => ({ amount, currency: 'USD' });
  const deposit = { method: 'cash', reference: null, received_on: '2026-11-01', note: null, proof_id: null };
  const limit = { credit_limit: usd('50.00'), reason: 'Trusted' };
  const answers = [
    await call(
      running,
      'POST',
      `/companies/${paid}/deposit`,
      token,
      { amount: usd('100.00'), ...deposit },
      { 'idempotency-key': randomUUID() },
    ),
    await call(running, 'PUT', `/companies/${paid}/credit-limit`, token, limit),
    await call(running, 'PUT', `/companies/${paid}/balance/warning`, token, {
      currency: 'USD',
      threshold: usd('10.00'),
    }),
  ];
  const gone = await addCompany('gone');
  answers.push(await call(running, 'PUT', `/companies/${gone}/credit-limit`, token, limit));
  answers.push(await call(running, 'DELETE', `/companies/${gone}`, token));
  for (const { status, body } of answers) expect({ status, body }).toMatchObject({ status: 200 });
  const balance = await call(running, 'GET', `/companies/${paid}/balance`, token);
  expect(balance.body).toMatchObject({ data: [{ available: usd('150.00'), threshold: usd('10.00') }] });
}

describe('a serving role that is not the owner of the tables (SECURITY 54)', () => {
  beforeAll(async () => {
    database = await createPostgres();
    const name = new URL(database.url).pathname.slice(1);
    await ask(
      undefined,
      `create role ${owner} login password '${owner}'`,
      `create role ${server} login password '${server}'`,
      `grant create on database ${name} to ${owner}`,
      `grant create on schema public to ${owner}`,
      'create extension pg_trgm',
    );
  });

  afterAll(async () => {
    await ask(undefined, `drop owned by ${server}`, `drop owned by ${owner} cascade`);
    await ask(undefined, `drop role ${server}`, `drop role ${owner}`);
    await database.drop();
    rmSync(directory, { recursive: true, force: true });
  });

  it('can serve, but change neither tables nor audit entries', async () => {
    const running = await start(configOf(as(owner)), modules);
    try {
      const { body } = await call(running, 'POST', '/login', null, admin);
      const { token } = body['data'] as unknown as { token: string };
      const own = 'eleven-herons-wade-slowly-7734';
      const changed = await call(running, 'POST', '/update_password', token, {
        current_password: admin.password,
        new_password: own,
      });
      expect([changed.status, changed.body]).toEqual([200, expect.anything()]);
      const found = await call(running, 'GET', '/countries?code=BV', token);
      const [{ id, name, code, currency, phone_code: phone }] = found.body['data'] as unknown as [
        Record<string, string>,
      ];
      expect((await call(running, 'DELETE', `/countries/${id}`, token)).status).toBe(200);
      const made = await call(running, 'POST', '/countries', token, {
        name,
        code,
        currency,
        phone_code: phone,
      });
      expect([made.status, made.body]).toEqual([201, expect.anything()]);
      await moveMoney(running, token);
      expect((await call(running, 'POST', '/forget-password', null, { email: admin.email })).status).toBe(
        200,
      );
    } finally {
      await running.stop();
    }

    const [entry] = await ask(server, 'select id from audit_entries limit 1');
    expect(entry).toBeDefined();
    for (const statement of [
      'create table mine (id int)',
      'create schema mine',
      'alter table countries add column mine int',
      'drop table countries',
      'create table jobs.mine (id int)',
      "update audit_entries set action = 'x'",
      'delete from audit_entries',
      'truncate audit_entries',
      'update ledger_entries set amount = 1',
      'delete from ledger_transfers',
      'update ledger_holds set amount = 1',
      'update ledger_hold_ends set amount = 1',
      'delete from ledger_hold_ends',
      'truncate ledger_hold_ends',
      'update ledger_limits set credit_limit = 1',
      'delete from ledger_limits',
      'truncate ledger_limits',
      'update ledger_accounts set balance = 1',
      'update ledger_accounts set credit_limit = 1, settings_version = 2',
      'truncate ledger_accounts',
      `insert into ledger_accounts (id, company_id, kind, currency, paid_in)
        select gen_random_uuid(), id, 'wallet', 'XTS', 1 from companies`,
      'insert into ledger_open_holds select id, id, currency, now(), null from companies',
      'delete from ledger_open_holds',
      "update exchange_rates set source = 'manual'",
      'delete from exchange_rates',
      'alter table audit_entries disable trigger all',
      'alter table exchange_rates disable trigger all',
      'drop trigger audit_entries_append_only on audit_entries',
      "insert into schema_migrations values ('x', now())",
      'delete from schema_migrations',
    ]) {
      const refused = ask(server, statement).then(
        () => `${statement}: done`,
        (error: { code?: string }) => error.code,
      );
      expect([statement, await refused]).toEqual([statement, '42501']);
    }
  });

  /** A trigger of the role itself on a temporary table, which runs `body` on an insert. */
  const ownTrigger = (body: string) => [
    'create temporary table mine (id int)',
    `create function pg_temp.mine() returns trigger language plpgsql as 'begin ${body}; return new; end'`,
    'create trigger mine before insert on mine for each row execute function pg_temp.mine()',
    'insert into mine values (1)',
  ];
  const richer = ownTrigger('update ledger_accounts set balance = 1000000 where balance <> 1000000');

  it('cannot write balances by its own trigger, nor by a function of the owner', async () => {
    await expect(ask(server, ...richer)).rejects.toMatchObject({ code: '42501' });
    for (const [table, name] of [
      ['ledger_entries', 'ledger_entry_posted'],
      ['ledger_holds', 'ledger_hold_placed'],
      ['ledger_hold_ends', 'ledger_hold_ended'],
      ['ledger_limits', 'ledger_limit_changed'],
    ]) {
      const attached = ask(
        server,
        `create temporary table mine (like ${table})`,
        `create trigger mine before insert on mine for each row execute function ${name}()`,
      );
      await expect(attached).rejects.toMatchObject({ code: '42501' });
    }
    // Even if the permission were granted by mistake, the accounts check who writes them.
    await ask(owner, `grant update on ledger_accounts to ${server}`);
    await expect(ask(server, ...richer)).rejects.toMatchObject({ code: 'LG003' });
    await ask(owner, `revoke update on ledger_accounts from ${server}`);
  });

  it('gets access to tables of a later migration at the next start', async () => {
    await ask(owner, 'create table later (id int)');
    await expect(ask(server, 'select * from later')).rejects.toMatchObject({ code: '42501' });
    const running = await start(configOf(as(owner)), modules);
    await running.stop();
    expect(await ask(server, 'select * from later')).toEqual([]);
  });

  it('must differ from the owner', async () => {
    await expect(start(configOf(as(server)), modules)).rejects.toThrow(
      /permission denied|must name a different role/,
    );
    const same = { ...configOf(as(owner)), databaseUrl: as(owner) };
    await expect(start(same, modules)).rejects.toThrow('must name a different role than DATABASE_URL');
  });
});
