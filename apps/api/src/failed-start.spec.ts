import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '@traveldesk/shared-server';
import { createPostgres, runStatements } from '@traveldesk/shared-testing/server';
import { refusingServer } from './failed-start.fixture';
import { plainSentence } from './failure';
import { start } from './start';

const directory = mkdtempSync(path.join(tmpdir(), 'traveldesk-failed-'));
const role = `desk_${randomUUID().slice(0, 8)}`;
let database: Awaited<ReturnType<typeof createPostgres>>;

/** The database URL with some parts replaced. */
function url(parts: Partial<Pick<URL, 'username' | 'pathname'>> = {}): string {
  return Object.assign(new URL(database.url), parts).href;
}
const name = () => new URL(database.url).pathname.slice(1);

const ask = (...statements: string[]) => runStatements(database.url, ...statements);

/** The sentence that a start with these variables prints. */
async function told(env: Record<string, string>): Promise<string | null> {
  const given = { NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', DEMO_DATA: 'false', DATA_DIR: directory };
  try {
    const running = await start(readConfig({ ...given, ...env }), []);
    await running.stop();
    return 'it started';
  } catch (error) {
    return plainSentence(error);
  }
}

describe('a failed start is explained in one sentence', () => {
  beforeAll(async () => {
    database = await createPostgres();
    await ask(`create role ${role} login`);
  });
  afterAll(async () => {
    await ask(`drop owned by ${role}`, `drop role ${role}`);
    await database.drop();
    rmSync(directory, { recursive: true, force: true });
  });

  it('if the database or the role does not exist, with the variable', async () => {
    const [missing, nobody] = [url({ pathname: '/none' }), url({ username: 'nobody_here' })];
    const refused = (variable: string) => `PostgreSQL refuses the user or the password of ${variable}.`;
    expect(await told({ DATABASE_URL: missing })).toBe(
      'The database that DATABASE_URL names does not exist.',
    );
    expect(await told({ DATABASE_URL: nobody })).toBe(refused('DATABASE_URL'));
    const own = { DATABASE_URL: url({ username: role }) };
    expect(await told({ ...own, MIGRATION_DATABASE_URL: missing })).toBe(
      'The database that MIGRATION_DATABASE_URL names does not exist.',
    );
    expect(await told({ ...own, MIGRATION_DATABASE_URL: nobody })).toBe(refused('MIGRATION_DATABASE_URL'));
  });

  it.each([
    ['28P01', 'PostgreSQL refuses the user or the password of DATABASE_URL.'],
    ['53300', 'PostgreSQL has no connection free: raise max_connections, or run fewer replicas.'],
  ])('if the server answers %s', async (code, sentence) => {
    const server = await refusingServer(code);
    expect(await told({ DATABASE_URL: server.url })).toBe(sentence);
    server.close();
  });

  it.each([
    ['08P01', 'no such database: desk'],
    ['08006', 'pgbouncer cannot connect to server'],
    ['57P03', 'the database system is starting up'],
  ])('in the words of the server if it answers %s', async (code, text) => {
    const server = await refusingServer(code, `${text}\n\u001b[2Jmore`);
    const said = (variable: string) =>
      `The server that ${variable} names, PostgreSQL or a pooler, answers with an error: “${text}”.`;
    expect(await told({ DATABASE_URL: server.url })).toBe(said('DATABASE_URL'));
    const owner = { DATABASE_URL: database.url, MIGRATION_DATABASE_URL: server.url };
    expect(await told(owner)).toBe(said('MIGRATION_DATABASE_URL'));
    server.close();
  });

  it('if both URLs name one role, or the owner’s URL names another database', async () => {
    const other = await createPostgres();
    const serving = { DATABASE_URL: url({ username: role }) };
    expect(await told({ ...serving, MIGRATION_DATABASE_URL: serving.DATABASE_URL })).toBe(
      'MIGRATION_DATABASE_URL must name a different role than DATABASE_URL.',
    );
    expect(await told({ ...serving, MIGRATION_DATABASE_URL: other.url })).toBe(
      'MIGRATION_DATABASE_URL must name the same database as DATABASE_URL.',
    );
    await other.drop();
  });

  it('if the role may create neither tables nor the extension', async () => {
    const own = { DATABASE_URL: url({ username: role }) };
    expect(await told(own)).toBe(
      'The role of DATABASE_URL may not make or change the tables: let it own the database, or name the owner in MIGRATION_DATABASE_URL.',
    );
    await ask(`grant create on schema public to ${role}`);
    expect(await told(own)).toMatch(/^The extension pg_trgm is not there and cannot be made: /);
    await ask('drop table if exists schema_migrations', `revoke create on schema public from ${role}`);
  });

  it.each([
    ['synchronous_commit = off', /^PostgreSQL runs with synchronous_commit off; turn it on /],
    [
      'default_transaction_read_only = on',
      /^The database that DATABASE_URL names takes no changes: it is a standby, or read-only\.$/,
    ],
  ])('if the database runs with %s', async (setting, sentence) => {
    await ask(`alter database ${name()} set ${setting}`);
    expect(await told({ DATABASE_URL: database.url })).toMatch(sentence);
    await ask('set default_transaction_read_only = off', `alter database ${name()} reset all`);
  });

  it('if another version has migrated the database, with both versions', async () => {
    expect(await told({ DATABASE_URL: database.url })).toBe('it started');
    await ask(`insert into schema_migrations values ('29990101T0000_later', now())`);
    expect(await told({ DATABASE_URL: database.url })).toMatch(
      /^The database was migrated by a later version \(up to 29990101T0000_later\) than this one, which knows migrations up to \d{8}T\d{4}_\w+: start that version, or a later one\.$/,
    );
    await ask(`update schema_migrations set name = '20200101T0000_between' where name like '2999%'`);
    expect(await told({ DATABASE_URL: database.url })).toMatch(
      /^The database has a migration that this version does not know \(20200101T0000_between\), although it knows migrations up to \d{8}T\d{4}_\w+: /,
    );
    await ask(`delete from schema_migrations where name like '2020%'`);
  });

  it('if the directory is a file, or its key is invalid', async () => {
    const file = path.join(directory, 'file');
    writeFileSync(file, '');
    const none = 'DATA_DIR names a file, or leads through one; it must be a directory.';
    expect(await told({ DATA_DIR: file })).toBe(none);
    expect(await told({ DATA_DIR: path.join(file, 'below') })).toBe(none);
    const own = path.join(directory, 'own');
    mkdirSync(own);
    writeFileSync(path.join(own, 'secret.key'), 'secret\n');
    expect(await told({ DATA_DIR: own })).toBe(
      `The file ${path.join(own, 'secret.key')} contains no usable key.`,
    );
    expect(await told({ SECRET_KEY: 'secret' })).toMatch(/^SECRET_KEY must be 64 hexadecimal digits, /);
  });

  it('if the port or the address is not available', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    const own = { DATABASE_URL: database.url };
    expect(await told({ ...own, PORT: String(port) })).toBe(
      'The port is already in use. Stop what uses it, or set PORT to another one.',
    );
    taken.close();
    expect(await told({ ...own, HOST: '192.0.2.1' })).toBe('HOST is not an address of this machine.');
    expect(await told({ ...own, HOST: 'none.invalid' })).toBe('HOST is a name that no address belongs to.');
  });
});
