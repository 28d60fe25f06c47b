import type { Connection } from '../db/connection';
import { sqlState } from '../db/errors';
import { appliedMigrations, orderMigrations, type MigrationSource } from '../start/migrator';

/** Why a process cannot serve, as the code of `ready`. */
export type NotReady =
  | 'stopping'
  | 'unreachable'
  | 'read_only'
  | 'too_many_connections'
  | 'timed_out'
  | 'migrations_pending';

/** Answers null when the process can serve. */
export type Readiness = () => Promise<NotReady | null>;

/** Load balancers give a check up after some seconds; what has not answered by then is no answer. */
const patience = 5_000;

export function readinessOf(
  connection: Connection,
  sources: readonly MigrationSource[],
  { isStopping }: { isStopping(): boolean },
): Readiness {
  const known = orderMigrations(sources).map(([name]) => name);
  return async () => {
    if (isStopping()) return 'stopping';
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<NotReady>((resolve) => (timer = setTimeout(resolve, patience, 'unreachable')));
    const asked = databaseCause(connection, known).catch(causeOf);
    return Promise.race([asked, late]).finally(() => clearTimeout(timer));
  };
}

async function databaseCause(connection: Connection, known: readonly string[]): Promise<NotReady | null> {
  if (!(await connection.isWritable())) return 'read_only';
  // An older backup may have been restored under this process. What it has beside them is a later version's, which has begun to replace this one.
  const applied = new Set(await appliedMigrations(connection.db));
  return known.every((name) => applied.has(name)) ? null : 'migrations_pending';
}

const causes: Record<string, NotReady> = {
  '53300': 'too_many_connections',
  '57014': 'timed_out',
  // The table of notes is not there: nothing has been migrated.
  '42P01': 'migrations_pending',
};

function causeOf(error: unknown): NotReady {
  return causes[sqlState(error) ?? ''] ?? 'unreachable';
}
