import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { at } from './root.mjs';

const usual = 'postgres://postgres@127.0.0.1:5432/postgres';

/**
 * A PostgreSQL for tests: TEST_DATABASE_URL, else one started for this run from the binaries that come with the packages, which is the
 * same on every machine, else the one on 127.0.0.1:5432. Returns `{ url, origin, isOwn, stop }`.
 */
export async function testPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, origin: 'TEST_DATABASE_URL', stop: async () => {} };
  return startPostgres().catch(async (error) => {
    if (!(await versionOf(usual))) throw error;
    return { url: usual, origin: '127.0.0.1:5432', stop: async () => {} };
  });
}

/** The version of a configured server; a server from the packages changes only with the lock file. */
export async function serverVersion() {
  const { TEST_DATABASE_URL: url, TEST_DATABASE_IS_OWN: isOwn } = process.env;
  return url && !isOwn && versionOf(url);
}

async function versionOf(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('show server_version');
    return rows[0].server_version;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}

/** The server that single test files start too; it ends with its standard input, even when this process is killed. */
async function startPostgres() {
  const script = at('libs/shared/testing-server/src/postgres-server.mjs');
  const server = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  const [first] = await Promise.race([once(server.stdout.setEncoding('utf8'), 'data'), ended]);
  if (typeof first !== 'string')
    throw new Error('PostgreSQL could not be started: set TEST_DATABASE_URL to a running one.');
  const stop = async () => {
    server.stdin.end();
    await ended;
  };
  return { url: first.trim(), origin: 'started for this run', isOwn: true, stop };
}
