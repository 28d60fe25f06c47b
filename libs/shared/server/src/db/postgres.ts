import { sql } from 'kysely';
import { Pool, types as pgTypes, type CustomTypesConfig, type PoolClient } from 'pg';
import { teach } from './client';
import type { Connection } from './connection';
import { assertOutsideTransaction } from './guard';
import { PooledKysely } from './pooled';
import { StatementNames } from './prepared';
import { parsers } from './types';

export interface PostgresOptions {
  /** Most connections of this process. */
  max?: number;
  /** Told of every connection that breaks; the pool replaces it by itself. */
  onConnectionError?: (error: Error) => void;
  /** Milliseconds a statement may take. */
  statementTimeout?: number;
}

const connectTimeout = 5_000;
const defaultStatementTimeout = 30_000;
/** How much later than the server we give a query up: only when the server no longer answers at all. */
const patience = 3_000;
const idleInTransactionTimeout = 30_000;

/**
 * Opens PostgreSQL. Nothing is connected yet: a database that is away makes queries fail and `ping` reject,
 * and works again by itself when it is back.
 */
export function openPostgres(
  url: string,
  { max = 20, onConnectionError, statementTimeout = defaultStatementTimeout }: PostgresOptions = {},
): Connection {
  const onError = onConnectionError ?? (() => {});
  const names = new StatementNames();
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: idleInTransactionTimeout,
    keepAlive: true,
    application_name: 'traveldesk',
    types: { getTypeParser } as CustomTypesConfig,
  });
  // Without a listener, an error of an idle connection or of a client in use would end the process.
  pool.on('error', onError);
  pool.on('connect', (client: PoolClient) => {
    client.on('error', onError);
    teach(client, { patience: statementTimeout + patience, names });
  });
  const db = new PooledKysely(pool, names);
  return {
    kind: 'postgres',
    db,
    jobsDatabase: {
      executeSql: async (text, values) => {
        assertOutsideTransaction();
        return pool.query(text, values);
      },
    },
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

const getTypeParser: typeof pgTypes.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  (format !== 'binary' && parsers[type]) || pgTypes.getTypeParser(type, format as 'text');

/** Refuses a server that would acknowledge what it could lose (SECURITY 9). */
export async function assertDurable({ db, kind }: Connection): Promise<void> {
  if (kind !== 'postgres') return;
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')
  `.execute(db);
  const off = rows.find(({ setting }) => setting === 'off');
  if (off)
    throw new Error(`PostgreSQL runs with ${off.name} off; set it on before using it with Traveldesk.`);
}
