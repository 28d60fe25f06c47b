import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import {
  assertDurable,
  assertNoPooler,
  assertTimeLimits,
  openPGlite,
  openPostgres,
  type Config,
  type Connection,
} from '@traveldesk/shared-server';
import { poolerRemedies } from './failure';

/** Opens PostgreSQL if DATABASE_URL is set, or else the built-in database below DATA_DIR. */
export async function openDatabase(config: Config, log: FastifyBaseLogger): Promise<Connection> {
  const { databaseUrl: url, databasePooler, migrationDatabaseUrl } = config;
  const connection =
    url === null
      ? await openPGlite(path.join(config.dataDir, 'database'), {
          image: packedDatabase(),
          onUpkeepError: (error) => log.error({ err: error }, 'database maintenance failed'),
        })
      : openServer(url, log, databasePooler && migrationDatabaseUrl);
  return checked(connection, async () => {
    await assertServer(connection, 'DATABASE_URL');
    await assertTimeLimits(connection);
  });
}

/** Returns the packed database of a build; undefined when running from the sources. */
function packedDatabase(): string | undefined {
  const file = fileURLToPath(new URL('database.tgz', import.meta.url));
  return existsSync(file) ? file : undefined;
}

/** Opens the same database as the role that owns its tables, if MIGRATION_DATABASE_URL is set. */
export async function openOwner(config: Config, log: FastifyBaseLogger): Promise<Connection | undefined> {
  const { migrationDatabaseUrl: url } = config;
  if (url === null) return undefined;
  const connection = openServer(url, log, null);
  return checked(connection, () => assertServer(connection, 'MIGRATION_DATABASE_URL'));
}

function openServer(url: string, log: FastifyBaseLogger, pastPooler: string | null): Connection {
  return openPostgres(url, {
    onConnectionError: (error) => log.warn({ err: error }, 'a database connection broke'),
    ...(pastPooler !== null && { pastPooler }),
  });
}

async function assertServer(connection: Connection, variable: keyof typeof poolerRemedies): Promise<void> {
  if (!connection.pooled) await assertNoPooler(connection, { variable, remedy: poolerRemedies[variable] });
  await assertDurable(connection);
}

async function checked(connection: Connection, check: () => Promise<void>): Promise<Connection> {
  try {
    await check();
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}
