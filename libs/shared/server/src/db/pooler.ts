import { sql } from 'kysely';
import { ConfigError } from '../config/config';
import type { Connection } from './connection';
import { timeLimit } from './postgres';

/** Throws if the connection leads to an undeclared pooler, with which nearly every request would fail. */
export async function assertNoPooler(
  connection: Connection,
  { variable, remedy }: { variable: string; remedy: string },
): Promise<void> {
  if (await connection.keepsStatements()) return;
  throw new ConfigError(`${variable} leads to a pooler in transaction mode: ${remedy}.`);
}

/** Startup parameters that a pooler does not pass on. */
const limits = ['statement_timeout', 'idle_in_transaction_session_timeout'];

/** Throws if the role has no time limits and the connection cannot set them itself. Tested in a transaction, like most requests. */
export async function assertTimeLimits({ db, kind }: Connection): Promise<void> {
  if (kind !== 'postgres') return;
  const { rows } = await db.transaction().execute((tx) =>
    sql<{ statement: string }>`
      select format('alter role %I set %s = ''${sql.raw(String(timeLimit / 1000))}s''', current_user, name) as statement
      from pg_settings where name = any(${limits}) and setting::bigint not between 1 and ${timeLimit}
      order by name desc`.execute(tx),
  );
  if (rows.length === 0) return;
  const statements = rows.map(({ statement }) => `“${statement}”`).join(' and ');
  throw new ConfigError(
    `A pooler does not pass the time limits of DATABASE_URL on, and its role has none of ${timeLimit / 1000} s or less: run ${statements} past the pooler, as a superuser or the role itself, then have the pooler open its connections anew (pgbouncer: RECONNECT).`,
  );
}
