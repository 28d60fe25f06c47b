import { sql, type Kysely } from 'kysely';
import { indexMissing } from '../search/fill';

/** Adds an index of rows without `compact` to every searched table, so that the check at each start does not scan the tables. */
export async function up(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select table_name as name from search_fillings`.execute(db);
  for (const { name } of rows) await indexMissing(db, name);
}
