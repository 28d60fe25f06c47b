import type { Connection } from '../db/connection';
import { sqlState } from '../db/errors';
import { appliedMigrations, orderMigrations, type MigrationSource } from '../start/migrator';

/** Why a process cannot serve, as the code of `ready`. */
type NotReady =
  | 'stopping'
  | 'unreachable'
  | 'database_error'
  | 'read_only'
  | 'too_many_connections'
  | 'timed_out'
  | 'migrations_pending';

/** Answers null when the process can serve; else why not, and the error that the log tells of. */
export type Readiness = () => Promise<{ code: NotReady; cause?: unknown } | null>;

/** Load balancers give a check up after some seconds; what has not answered by then is no answer. */
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
  // An older backup may have been restored under this process. What it has beside them is a later version's, which has begun to replace this one.
  const applied = new Set(await appliedMigrations(connection.db));
  return known.every((name) => applied.has(name)) ? null : 'migrations_pending';
}

const codes: Record<string, NotReady> = {
  '53300': 'too_many_connections',
  '57014': 'timed_out',
  // The table of notes is not there: nothing has been migrated.
  '42P01': 'migrations_pending',
};

function codeOfCause(error: unknown): NotReady {
  const state = sqlState(error);
  // Without a state nothing was answered; with one of 57P it is starting or stopping.
  if (state === null || state.startsWith('57P')) return 'unreachable';
  return codes[state] ?? 'database_error';
}
