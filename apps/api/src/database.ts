import path from 'node:path';
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
          onUpkeepError: (error) => log.error({ err: error }, 'upkeep of the database failed'),
        })
      : openPostgres(config.databaseUrl, {
          onConnectionError: (error) => log.warn({ err: error }, 'a database connection broke'),
        });
  try {
    await connection.ping();
    await assertDurable(connection);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}
