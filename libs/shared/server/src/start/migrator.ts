import { sql } from 'kysely';
import { ConfigError } from '../config/config';
import type { Db, Migration } from '../database';
import { withoutQueryTimeout } from '../db/client';
import type { WritableTables } from '../db/least-privilege';
import type { Searched } from '../search/searched';

export interface MigrationSource {
  name: string;
  migrations: Record<string, Migration>;
  /** Its tables that the serving role may write only in part. */
  writable?: WritableTables;
  searched?: readonly Searched[];
}

declare module '../database' {
  interface Database {
    schema_migrations: { name: string; applied_at: Date };
  }
}

const nameForm = /^\d{8}T\d{4}_[a-z0-9_]+$/;

/** Returns the migrations of all modules in order. Throws for a duplicate or malformed name. */
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
 * Runs the pending migrations and returns their names; refuses a database migrated by another version. Each migration and its record are
 * one transaction, so a kill leaves it complete or not started. Called inside `withExclusiveLock`, so that starting replicas wait for each other.
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

export async function appliedMigrations(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('schema_migrations').select('name').orderBy('name').execute();
  return rows.map((row) => row.name);
}

/** Throws for unknown migrations: a version that does not know the whole schema would fail later, during a request (SECURITY 56). */
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

/** Runs a migration without a time limit. */
function run(db: Db, name: string, migration: Migration): Promise<void> {
  return withoutQueryTimeout(() =>
    db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      await migration.up(tx);
      await tx.insertInto('schema_migrations').values({ name, applied_at: new Date() }).execute();
    }),
  );
}
