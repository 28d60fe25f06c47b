import { sql } from 'kysely';
import { ConfigError } from '../config/config';
import type { Db, Tx } from '../database';
import type { Connection } from './connection';

/** The product's schemas: its own tables, and those of pg-boss. */
const schemas = ['public', 'jobs'] as const;

/** Tables that the serving role may only read. */
const read = ['schema_migrations'];

/**
 * Whether the owner is a different role from the serving one. Throws if the two addresses lead to different databases, or use the same role
 * although there is no pooler to bypass.
 */
export async function isOwnerApart(owner: Connection, serving: Connection): Promise<boolean> {
  const [one, other] = [await owner.identity(), await serving.identity()];
  // Some roles cannot read the server's system identifier.
  const told = [one, other].every((identity) => !identity.startsWith(':'));
  const databaseOf = (identity: string) => (told ? identity : identity.split(':').at(-1));
  if (databaseOf(one) !== databaseOf(other)) {
    throw new ConfigError('MIGRATION_DATABASE_URL must name the same database as DATABASE_URL.');
  }
  const isApart = (await roleOf(owner.db)) !== (await roleOf(serving.db));
  if (!isApart && !serving.pooled) {
    throw new ConfigError('MIGRATION_DATABASE_URL must name a different role than DATABASE_URL.');
  }
  return isApart;
}

/**
 * Writable columns of a table that the serving role may write only in part; absent operations are forbidden. For tables whose other values
 * database rules compute.
 */
export interface Writable {
  insert?: readonly string[];
  update?: readonly string[];
  delete?: boolean;
}

/** Writable columns by table. */
export type WritableTables = Readonly<Record<string, Writable>>;

/**
 * Grants the serving role only what it needs: rows of all tables, but no table definitions, no updates of append-only tables, no computed
 * columns, no functions that run with the owner's rights, and no migration records (SECURITY 54). Run as the owner, after each migration
 * and inside `withExclusiveLock`.
 */
export async function grantServing(owner: Db, serving: Db, writable: WritableTables = {}): Promise<void> {
  const role = await roleOf(serving);
  await owner.transaction().execute(async (tx) => {
    const to = sql.id(role);
    for (const schema of schemas.map((name) => sql.id(name))) {
      await sql`grant usage on schema ${schema} to ${to}`.execute(tx);
      await sql`revoke create on schema ${schema} from public, ${to}`.execute(tx);
      await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${to}`.execute(tx);
      await sql`grant usage, select on all sequences in schema ${schema} to ${to}`.execute(tx);
      await sql`grant execute on all functions in schema ${schema} to ${to}`.execute(tx);
    }
    for (const table of [...(await appendedIn(tx)), ...read]) {
      await sql`revoke update, delete, truncate on ${sql.table(table)} from ${to}`.execute(tx);
    }
    for (const table of read) await sql`revoke insert on ${sql.table(table)} from ${to}`.execute(tx);
    for (const [table, some] of Object.entries(writable)) await narrow(tx, { table, role, some });
    for (const name of await ownersTriggers(tx)) {
      await sql`revoke execute on function ${sql.raw(name)} from public, ${to}`.execute(tx);
    }
  });
}

async function narrow(
  tx: Tx,
  { table, role, some }: { table: string; role: string; some: Writable },
): Promise<void> {
  const [on, to] = [sql.table(table), sql.id(role)];
  const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.id(name)));
  await sql`revoke insert, update, delete, truncate on ${on} from ${to}`.execute(tx);
  if (some.insert) await sql`grant insert (${columns(some.insert)}) on ${on} to ${to}`.execute(tx);
  if (some.update) await sql`grant update (${columns(some.update)}) on ${on} to ${to}`.execute(tx);
  if (some.delete) await sql`grant delete on ${on} to ${to}`.execute(tx);
}

/**
 * Trigger functions that run with their owner's rights. Triggers call them without an execute right. With that right, a role could attach
 * such a function to a temporary table of its own and make the owner write its rows.
 */
async function ownersTriggers(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select oid::regprocedure::text as name from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef and prorettype = 'trigger'::regtype order by 1`.execute(
    tx,
  );
  return rows.map(({ name }) => name);
}

/** Append-only tables: those with the trigger that refuses changes. */
async function appendedIn(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct relname as name from pg_trigger
    join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
    -- 16: a trigger on updates.
    where proname = 'refuse_change' and tgtype & 16 <> 0 and relnamespace = 'public'::regnamespace`.execute(
    tx,
  );
  return rows.map(({ name }) => name);
}

async function roleOf(db: Db): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
  return rows[0]?.role ?? '';
}
