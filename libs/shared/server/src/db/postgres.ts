import { sql } from 'kysely';
import { Pool, types as pgTypes, type CustomTypesConfig, type PoolClient } from 'pg';
import { ConfigError } from '../config/config';
import { alone } from './alone';
import { isOutdated, improveQueries } from './client';
import type { Connection } from './connection';
import { assertOutsideTransaction } from './guard';
import { identityOf } from './identity';
import { PooledKysely } from './pooled';
import { StatementNames } from './prepared';
import { isWritable, keepsStatements } from './probe';
import { parsers } from './types';

export interface PostgresOptions {
  /** Most connections of this process. */
  max?: number;
  /** Told of every connection that breaks; the pool replaces it by itself. */
  onConnectionError?: (error: Error) => void;
  /** Milliseconds a statement may take. */
  statementTimeout?: number;
  /** The address of the same database past a pooler in transaction mode, where `url` leads to such a pooler. */
  pastPooler?: string;
}

const connectTimeout = 5_000;
/** Milliseconds; a pooler's role is held to the same (`assertTimeLimits`). */
export const timeLimit = 30_000;
/** How much later than the server we give a query up: only when the server no longer answers at all. */
const patience = 3_000;

/**
 * Opens PostgreSQL. Nothing is connected yet: a database that is away makes queries fail and `keepsStatements` reject,
 * and works again by itself when it is back.
 */
export function openPostgres(url: string, options: PostgresOptions = {}): Connection {
  const { pastPooler } = options;
  const pooled = pastPooler !== undefined;
  const names = new StatementNames(!pooled);
  const pool = openPool(url, { ...options, names });
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
    pooled,
    keepsStatements: () => keepsStatements(pool, names),
    isWritable: () => isWritable(pool, names),
    alone: async (work) => {
      if (!pooled) return alone(pool, work);
      const direct = openPool(pastPooler, { ...options, names: new StatementNames() });
      return alone(direct, work).finally(() => direct.end());
    },
    identity: () => identityOf(db),
    close: () => pool.end(),
  };
}

function openPool(
  url: string,
  {
    max = 20,
    onConnectionError,
    statementTimeout = timeLimit,
    names,
  }: PostgresOptions & { names: StatementNames },
): Pool {
  const onError = onConnectionError ?? (() => {});
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectTimeout,
    // A pooler in transaction mode refuses them, or ignores them: there the role has them.
    ...(names.kept && {
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: timeLimit,
    }),
    keepAlive: true,
    application_name: 'traveldesk',
    types: { getTypeParser } as CustomTypesConfig,
  });
  // Without a listener, an error of an idle connection or of a client in use would end the process.
  pool.on('error', onError);
  pool.on('connect', (client: PoolClient) => {
    client.on('error', onError);
    improveQueries(client, { patience: statementTimeout + patience, names });
  });
  // A connection to what was the primary stays with what has become a standby, for as long as it lives.
  pool.on('release', (_error, client) => {
    if (isOutdated(client)) void client.end().catch(onError);
  });
  return pool;
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
  if (off) {
    throw new ConfigError(`PostgreSQL runs with ${off.name} off; set it on before using it with Traveldesk.`);
  }
}
