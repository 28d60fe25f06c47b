import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { createLog, installTables, openPostgres, type ServerModule } from '@traveldesk/shared-server';
import { startEmbedded, type Embedded } from './embedded-postgres';
import { tablesOf } from './sources';

const local = 'postgres://postgres@127.0.0.1:5432/postgres';

/** This test file's own server, if the machine has none; it runs while any of its databases exists. */
let embedded: Promise<Embedded> | null = null;
let databases = 0;

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates an empty database on TEST_DATABASE_URL, this machine's server, or the test's own, in this order. */
export async function createPostgres(): Promise<TestDatabase> {
  return create(await serverUrl());
}

/** Creates a database with these modules' tables, copied from a template that stays on the server until the sources change. */
export async function createInstalledPostgres(modules: readonly ServerModule[]): Promise<TestDatabase> {
  const server = await serverUrl();
  const { family, state } = tablesOf(modules);
  const template = `traveldesk_tables_${family}_${state}`;
  // Another run may just have dropped the template; an empty database gets its tables at its start.
  return create(server, template).catch(async () => {
    await installTemplate(server, template, modules);
    return create(server, template).catch(() => create(server));
  });
}

async function create(server: string, template = 'template1'): Promise<TestDatabase> {
  const name = `traveldesk_test_${randomUUID().replaceAll('-', '')}`;
  await runStatements(server, `create database ${name} template ${template}`);
  databases += 1;
  return {
    url: addressOf(server, name),
    drop: async () => {
      await runStatements(server, `drop database if exists ${name} with (force)`);
      databases -= 1;
      if (databases === 0) await stopEmbedded();
    },
  };
}

/** Builds the template under another name and renames it when complete. Drops templates of older sources. */
async function installTemplate(
  server: string,
  template: string,
  modules: readonly ServerModule[],
): Promise<void> {
  const unfinished = `traveldesk_test_${randomUUID().replaceAll('-', '')}`;
  await runStatements(server, `create database ${unfinished}`);
  const connection = openPostgres(addressOf(server, unfinished), { max: 2 });
  try {
    await installTables({ modules, connection, log: createLog({ logLevel: 'silent' }) });
  } finally {
    await connection.close();
  }
  const family = template.slice(0, template.lastIndexOf('_') + 1);
  await runStatements(server, `alter database ${unfinished} rename to ${template}`).catch(() =>
    runStatements(server, `drop database ${unfinished} with (force)`),
  );
  const rows = await runStatements(
    server,
    `select datname from pg_database where starts_with(datname, '${family}') and datname <> '${template}'`,
  );
  for (const { datname } of rows)
    await runStatements(server, `drop database if exists ${String(datname)}`).catch(() => {});
}

function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
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
  return runStatements(url, 'select 1').then(
    () => true,
    () => false,
  );
}

/** Runs statements on their own connection; returns the rows of the last one. */
export async function runStatements(
  url: string,
  ...statements: readonly string[]
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement));
    return rows;
  } finally {
    await client.end();
  }
}
