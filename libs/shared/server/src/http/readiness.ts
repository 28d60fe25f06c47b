import type { Connection } from '../db/connection';
import { sqlState } from '../db/errors';
import { appliedMigrations, orderMigrations, type MigrationSource } from '../start/migrator';

/** Why a process cannot serve: the code of `ready`. */
type NotReady =
  | 'stopping'
  | 'unreachable'
  | 'database_error'
  | 'read_only'
  | 'too_many_connections'
  | 'timed_out'
  | 'migrations_pending';

/** Returns null if the process can serve; otherwise the code, and the error for the log. */
export type Readiness = () => Promise<{ code: NotReady; cause?: unknown } | null>;

/** Load balancers give up a check after some seconds, so a later answer is useless. */
const patience = 5_000;

export function readinessOf(
  connection: Connection,
  sources: readonly MigrationSource[],
  { isStopping }: { isStopping(): boolean },
): Readiness {
  const known = orderMigrations(sources).map(([name]) => name);
  return async () => {
    if (isStopping()) return { code: 'stopping' };
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<{ code: NotReady }>(
      (resolve) => (timer = setTimeout(resolve, patience, { code: 'unreachable' })),
    );
    const asked = databaseCode(connection, known).then(
      (code) => code && { code },
      (cause: unknown) => ({ code: codeOfCause(cause), cause }),
    );
    return Promise.race([asked, late]).finally(() => clearTimeout(timer));
  };
}

async function databaseCode(connection: Connection, known: readonly string[]): Promise<NotReady | null> {
  if (!(await connection.isWritable())) return 'read_only';
  // An older backup may have been restored under this process. Additional migrations belong to a later version that is replacing this one.
  const applied = new Set(await appliedMigrations(connection.db));
  return known.every((name) => applied.has(name)) ? null : 'migrations_pending';
}

const codes: Record<string, NotReady> = {
  '53300': 'too_many_connections',
  '57014': 'timed_out',
  // The table of migrations is missing: nothing has been migrated.
  '42P01': 'migrations_pending',
};

function codeOfCause(error: unknown): NotReady {
  const state = sqlState(error);
  // Without an SQL state there was no answer; 57P means that the server is starting or stopping.
  if (state === null || state.startsWith('57P')) return 'unreachable';
  return codes[state] ?? 'database_error';
}
