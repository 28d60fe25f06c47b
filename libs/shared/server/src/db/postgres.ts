import { sql } from 'kysely';
import { Pool, types as pgTypes, type CustomTypesConfig, type PoolClient } from 'pg';
import { ConfigError } from '../config/config';
import { withExclusiveLock } from './exclusive-lock';
import { isReadOnlyConnection, improveQueries } from './client';
import type { Connection } from './connection';
import { assertOutsideTransaction } from './guard';
import { identityOf } from './identity';
import { PooledKysely } from './pooled';
import { StatementNames } from './prepared';
import { isWritable, keepsStatements } from './probe';
import { parsers } from './types';

export interface PostgresOptions {
  max?: number;
  /** Called for every broken connection; the pool replaces it. */
  onConnectionError?: (error: Error) => void;
  /** Timeout of a statement in milliseconds. */
  statementTimeout?: number;
  /** The address of the same database that bypasses the pooler, if `url` leads to a pooler in transaction mode. */
  pastPooler?: string;
}

const connectTimeout = 5_000;
/** Milliseconds; also required of a pooler's role (`assertTimeLimits`). */
export const timeLimit = 30_000;
/**
 * Milliseconds that a query may exceed the server's own timeout before we give it up, which only happens if the server no longer answers.
 */
const patience = 3_000;

/**
 * Opens PostgreSQL without connecting. While the database is unavailable, queries fail and `keepsStatements` rejects; both recover by
 * themselves.
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
      if (!pooled) return withExclusiveLock(pool, work);
      const direct = openPool(pastPooler, { ...options, names: new StatementNames() });
      return withExclusiveLock(direct, work).finally(() => direct.end());
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
    // A pooler in transaction mode rejects or ignores these parameters; then the role must have the limits.
    ...(names.kept && {
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: timeLimit,
    }),
    keepAlive: true,
    application_name: 'traveldesk',
    types: { getTypeParser } as CustomTypesConfig,
  });
  // Without a listener, an error of any connection would end the process.
  pool.on('error', onError);
  pool.on('connect', (client: PoolClient) => {
    client.on('error', onError);
    improveQueries(client, { patience: statementTimeout + patience, names });
  });
  // After a failover, a connection would stay with the former primary, now a read-only standby, so it is closed.
  pool.on('release', (_error, client) => {
    if (isReadOnlyConnection(client)) void client.end().catch(onError);
  });
  return pool;
}

const getTypeParser: typeof pgTypes.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  (format !== 'binary' && parsers[type]) || pgTypes.getTypeParser(type, format as 'text');

/** Throws if the server may lose acknowledged commits (SECURITY 9). */
export async function assertDurable({ db, kind }: Connection): Promise<void> {
  if (kind !== 'postgres') return;
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')
  `.execute(db);
  const off = rows.find(({ setting }) => setting === 'off');
  if (off) {
    throw new ConfigError(
      `PostgreSQL runs with ${off.name} off; turn it on before using it with Traveldesk.`,
    );
  }
}
