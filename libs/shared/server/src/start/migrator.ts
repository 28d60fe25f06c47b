import { sql } from 'kysely';
import { ConfigError } from '../config/config';
import type { Db, Migration } from '../database';
import { withoutHurry } from '../db/client';
import type { WritableTables } from '../db/least-privilege';
import type { Searched } from '../search/searched';

export interface MigrationSource {
  name: string;
  migrations: Record<string, Migration>;
  /** Those of its tables of which the role that serves calls writes some columns alone, or none. */
  writable?: WritableTables;
  /** The module's searched tables. */
  searched?: readonly Searched[];
}

declare module '../database' {
  interface Database {
    schema_migrations: { name: string; applied_at: Date };
  }
}

const nameForm = /^\d{8}T\d{4}_[a-z0-9_]+$/;

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
 * Runs what has not run yet and answers its names, after having refused a database that another version has migrated
 * further. Each migration and the note that it ran are one transaction: a kill leaves it done or not begun. Called inside
 * `alone`, so that replicas that start at once wait for each other.
 */
export async function migrate(db: Db, sources: readonly MigrationSource[]): Promise<string[]> {
  const ordered = orderMigrations(sources);
  await sql`create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null)`.execute(
    db,
  );
  const applied = await appliedMigrations(db);
  refuseUnknown(
    applied,
    ordered.map(([name]) => name),
  );
  const done = new Set(applied);
  const due = ordered.filter(([name]) => !done.has(name));
  for (const [name, migration] of due) await run(db, name, migration);
  return due.map(([name]) => name);
}

/** The names of the migrations that have run. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('schema_migrations').select('name').orderBy('name').execute();
  return rows.map((row) => row.name);
}

/** A version that does not know all of the schema would fail later, in the middle of somebody's work (SECURITY 56). */
function refuseUnknown(applied: readonly string[], ordered: readonly string[]): void {
  const known = new Set(ordered);
  const unknown = applied.filter((name) => !known.has(name)).at(-1);
  if (unknown === undefined) return;
  const last = ordered.at(-1) ?? 'none';
  throw new ConfigError(
    unknown > last
      ? `The database was migrated by a later version (up to ${unknown}) than this one, which knows migrations up to ${last}: start that version, or a later one.`
      : `The database has a migration that this version does not know (${unknown}), although it knows migrations up to ${last}: start the version that made it, or a later one.`,
  );
}

/** A migration may take as long as it takes. */
function run(db: Db, name: string, migration: Migration): Promise<void> {
  return withoutHurry(() =>
    db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      await migration.up(tx);
      await tx.insertInto('schema_migrations').values({ name, applied_at: new Date() }).execute();
    }),
  );
}
