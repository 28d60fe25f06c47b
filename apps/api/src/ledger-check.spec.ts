import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLog, installTables, openPostgres } from '@traveldesk/shared-server';
import { createPostgres, programOf } from '@traveldesk/shared-testing/server';
import { sql } from 'kysely';
import { modules } from './modules';

const workspace = path.resolve(__dirname, '../../..');

describe('npm run ledger:check', () => {
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

  const check = (url = database.url) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [programOf(path.join(__dirname, 'ledger-check.ts'))],
      {
        cwd: workspace,
        encoding: 'utf8',
        env: {
          ...process.env,
          NODE_ENV: 'test',
          DATABASE_URL: url,
          DATA_DIR: directory,
        },
      },
    );
    return { status, said: stdout + stderr };
  };

  it('says like a start why it cannot check them', () => {
    expect(check('postgres://127.0.0.1:9/none')).toMatchObject({
      status: 2,
      said: 'The books could not be checked: PostgreSQL cannot be reached at the address that DATABASE_URL names.\n',
    });
  });

  it('says that the books are whole, and ends with 1 where they are not, with what and where', async () => {
    expect(check()).toMatchObject({
      status: 0,
      said: expect.stringContaining('The books are whole: 0 entries.'),
    });
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
});
