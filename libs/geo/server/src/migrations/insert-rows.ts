import { sql, type Kysely } from 'kysely';

/**
 * Inserts rows that have the same columns each, in one statement with one parameter: thousands of them in the time
 * that as many parameters would take to be parsed. A row without a value that its table needs breaks the migration.
 */
export async function insertRows(
  db: Kysely<never>,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
  `.execute(db);
}
