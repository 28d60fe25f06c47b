import { sql } from 'kysely';
import type { Db, Migration, Tx } from './database';
import { withoutHurry } from './db/client';

export interface MigrationSource {
  name: string;
  migrations: Record<string, Migration>;
}

declare module './database' {
  interface Database {
    schema_migrations: { name: string; applied_at: Date };
  }
}

const nameForm = /^\d{8}T\d{4}_[a-z0-9_]+$/;
/** Any number, as long as it is always the same: the key of the lock that replicas starting at once queue for. */
const lockKey = 7_367_240;

/** All modules' migrations in the one order they run in. Throws on a name that is double or of another form. */
export function orderMigrations(sources: readonly MigrationSource[]): [string, Migration][] {
  const owners = new Map<string, string>();
  for (const { name: owner, migrations } of sources) {
    for (const name of Object.keys(migrations)) {
      if (!nameForm.test(name)) {
        throw new Error(`The migration ${name} of ${owner} must be named as in 20261121T0300_countries.`);
      }
      const other = owners.get(name);
      if (other) throw new Error(`The modules ${other} and ${owner} both have a migration ${name}.`);
      owners.set(name, owner);
    }
  }
  return sources.flatMap(({ migrations }) => Object.entries(migrations)).sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * Runs what has not run yet and answers its names. Each migration and the note that it ran are one
 * transaction: a kill leaves it done or not begun. Replicas that start at once wait for each other.
 */
export async function migrate(db: Db, sources: readonly MigrationSource[]): Promise<string[]> {
  const ordered = orderMigrations(sources);
  await locked(db, async (tx) => {
    await sql`create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null)`.execute(
      tx,
    );
  });
  const done = new Set(await appliedMigrations(db));
  const ran: string[] = [];
  for (const [name, migration] of ordered) {
    if (!done.has(name) && (await run(db, name, migration))) ran.push(name);
  }
  return ran;
}

/** The names of the migrations that have run. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('schema_migrations').select('name').execute();
  return rows.map((row) => row.name);
}

function run(db: Db, name: string, migration: Migration): Promise<boolean> {
  return locked(db, async (tx) => {
    // Asked again under the lock: another replica may have run it meanwhile.
    const there = await tx
      .selectFrom('schema_migrations')
      .select('name')
      .where('name', '=', name)
      .executeTakeFirst();
    if (there) return false;
    await migration.up(tx);
    await tx.insertInto('schema_migrations').values({ name, applied_at: new Date() }).execute();
    return true;
  });
}

/** Only at the start of a process, so the advisory lock is off every call's path (DESIGN 1). */
function locked<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const run = () =>
    db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(tx);
      return work(tx);
    });
  return withoutHurry(run);
}
