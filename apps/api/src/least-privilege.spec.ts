import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { readConfig } from '@traveldesk/shared-server';
import { createPostgres } from '@traveldesk/shared-testing/server';
import { modules } from './modules';
import { start, type Running } from './start';

const suffix = randomUUID().slice(0, 8);
const owner = `owner_${suffix}`;
const server = `server_${suffix}`;
const directory = mkdtempSync(path.join(tmpdir(), 'traveldesk-roles-'));
const admin = { email: 'first@traveldesk.example', password: 'seven-otters-ride-quietly-0291' };

let database: Awaited<ReturnType<typeof createPostgres>>;

/** The database's address as a role; without one as the one who made it. */
function as(role?: string): string {
  const url = new URL(database.url);
  if (role) {
    url.username = role;
    url.password = role;
  }
  return url.href;
}

async function ask(role: string | undefined, ...statements: string[]) {
  const client = new Client({ connectionString: as(role) });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

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

async function call(running: Running, method: string, address: string, token: string | null, body?: object) {
  const response = await fetch(`${running.address}/api/v1${address}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, never> };
}

describe('a serving role beside the owner of the tables (SECURITY 54)', () => {
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

  it('serves, and can change neither tables nor what the audit trail has', async () => {
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

  it('is granted what a later migration has made, at the next start', async () => {
    await ask(owner, 'create table later (id int)');
    await expect(ask(server, 'select * from later')).rejects.toMatchObject({ code: '42501' });
    const running = await start(configOf(as(owner)), modules);
    await running.stop();
    expect(await ask(server, 'select * from later')).toEqual([]);
  });

  it('must be another role than the owner', async () => {
    await expect(start(configOf(as(server)), modules)).rejects.toThrow(
      /permission denied|must name another role/,
    );
    const same = { ...configOf(as(owner)), databaseUrl: as(owner) };
    await expect(start(same, modules)).rejects.toThrow('must name another role than DATABASE_URL');
  });
});
