import { sql } from 'kysely';
import type { Database, Tx } from './database';
import { Problem, type ReferenceCount } from './problem';

/**
 * Throws a 422 that lists the references to a record: "3 cities and 1 company". The caller has locked the record (`for update`), so that no
 * new reference can appear before its deletion.
 * References are found through the foreign keys, so a domain that adds one registers nothing; it only names its rows in the group `rows` of
 * its texts (`"cities_one": "{{count}} city"`).
 */
export async function refuseInUse(tx: Tx, table: keyof Database, id: string): Promise<void> {
  const uses = await usesOf(tx, table, id);
  if (uses.length > 0) throw new Problem(422, 'in_use_by', { uses });
}

/** Counts the rows that refer to a record by a foreign key which would prevent its deletion, by table. */
async function usesOf(tx: Tx, table: keyof Database, id: string): Promise<ReferenceCount[]> {
  const { rows: references } = await sql<{ table: string; column: string }>`
    select referring.relname as table, attribute.attname as column
    from pg_constraint as key
    join pg_class as referring on referring.oid = key.conrelid
    join pg_attribute as attribute on attribute.attrelid = key.conrelid and attribute.attnum = key.conkey[1]
    where key.contype = 'f' and key.confrelid = ${table}::text::regclass
      and key.confdeltype in ('a', 'r') and cardinality(key.conkey) = 1
    order by 1, 2`.execute(tx);
  const counts = new Map<string, number>();
  for (const reference of references) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(reference.table)} where ${sql.ref(reference.column)} = ${id}
    `.execute(tx);
    counts.set(reference.table, (counts.get(reference.table) ?? 0) + (rows[0]?.count ?? 0));
  }
  return [...counts].map(([table, count]) => ({ table, count })).filter(({ count }) => count > 0);
}
