import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLog, installTables, openPostgres } from '@traveldesk/shared-server';
import { createPostgres, bundleProgram } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import { modules } from './modules';

describe('the program with --check-ledger', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'traveldesk-check-'));
  let database: Awaited<ReturnType<typeof createPostgres>>;
  beforeAll(async () => {
    database = await createPostgres();
    const connection = openPostgres(database.url);
    await installTables({ modules, connection, log: createLog({ logLevel: 'silent' }) });
    await connection.close();
  });
  afterAll(async () => {
    await database.drop();
    rmSync(directory, { recursive: true, force: true });
  });

  const check = (env: Record<string, string> = { DATABASE_URL: database.url }) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [bundleProgram(path.join(__dirname, 'main.ts')), '--check-ledger'],
      { encoding: 'utf8', env: { PATH: process.env.PATH, DATA_DIR: directory, ...env } },
    );
    return { status, said: stdout + stderr };
  };

  it('explains like a start why it cannot check', () => {
    expect(check({ DATABASE_URL: 'postgres://127.0.0.1:9/none' })).toMatchObject({
      status: 2,
      said: 'The books could not be checked: PostgreSQL cannot be reached at the address that DATABASE_URL names.\n',
    });
  });

  it('reports a ledger without faults, and exits with 1 and the place of each fault otherwise', async () => {
    expect(check()).toEqual({ status: 0, said: 'The books are whole: 0 entries.\n' });
    const connection = openPostgres(database.url);
    const transfer = '0193a1b2-0000-7000-8000-000000000001';
    await connection.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`insert into ledger_transfers (id, type, entries, created_at, hash)
        values (${transfer}, 'deposit', 2, now(), 'x')`.execute(tx);
    });
    await connection.close();
    const { status, said } = check();
    expect(status).toBe(1);
    expect(said).toContain(`entries_missing transaction ${transfer}`);
  }, 180_000);

  it('exits with 2 and one sentence if it cannot check, and creates no database', () => {
    const refused = (sentence: string) => ({
      status: 2,
      said: `The books could not be checked: ${sentence}\n`,
    });
    expect(check({})).toEqual(refused(`There is no database in ${directory}: set DATA_DIR or DATABASE_URL.`));
    expect(readdirSync(directory)).toEqual([]);
    expect(check({ PORT: 'none' })).toEqual(refused('PORT must be a port number from 0 to 65535.'));
    expect(check({ DATABASE_URL: 'postgres://127.0.0.1:9/none' })).toEqual(
      refused('PostgreSQL cannot be reached at the address that DATABASE_URL names.'),
    );
  });
});
