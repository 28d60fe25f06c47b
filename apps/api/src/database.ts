import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import {
  assertDurable,
  openPGlite,
  openPostgres,
  type Config,
  type Connection,
} from '@traveldesk/shared-server';

/** PostgreSQL when DATABASE_URL names one, else the built-in database below DATA_DIR. */
export async function openDatabase(config: Config, log: FastifyBaseLogger): Promise<Connection> {
  const connection =
    config.databaseUrl === null
      ? await openPGlite(path.join(config.dataDir, 'database'), {
          image: packedDatabase(),
          onUpkeepError: (error) => log.error({ err: error }, 'upkeep of the database failed'),
        })
      : openServer(config.databaseUrl, log);
  return checked(connection);
}

/** What the build lays beside the program; there is none beside its sources. */
function packedDatabase(): string | undefined {
  const file = fileURLToPath(new URL('database.tgz', import.meta.url));
  return existsSync(file) ? file : undefined;
}

/** The same database as the role that owns its tables, where MIGRATION_DATABASE_URL names one. */
export async function openOwner(config: Config, log: FastifyBaseLogger): Promise<Connection | undefined> {
  const { migrationDatabaseUrl: url } = config;
  return url === null ? undefined : checked(openServer(url, log));
}

function openServer(url: string, log: FastifyBaseLogger): Connection {
  return openPostgres(url, {
    onConnectionError: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
}

async function checked(connection: Connection): Promise<Connection> {
  try {
    await connection.ping();
    await assertDurable(connection);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}
