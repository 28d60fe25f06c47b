import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { startEmbedded, type Embedded } from './embedded-postgres';

const local = 'postgres://postgres@127.0.0.1:5432/postgres';

/** The server of this test file where the machine has none; it runs while one of its databases exists. */
let embedded: Promise<Embedded> | null = null;
let databases = 0;

/** A new empty database on TEST_DATABASE_URL, else on this machine's server, else on one of the test's own. */
export async function createPostgres(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = await serverUrl();
  databases += 1;
  const name = `traveldesk_test_${randomUUID().replaceAll('-', '')}`;
  await execute(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await execute(server, `drop database if exists ${name} with (force)`);
      databases -= 1;
      if (databases === 0) await stopEmbedded();
    },
  };
}

async function serverUrl(): Promise<string> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return given;
  if (!embedded && (await answers(local))) return local;
  embedded ??= startEmbedded();
  return (await embedded).url;
}

async function stopEmbedded(): Promise<void> {
  const server = await embedded;
  embedded = null;
  await server?.stop();
}

async function answers(url: string): Promise<boolean> {
  return execute(url, 'select 1').then(
    () => true,
    () => false,
  );
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
