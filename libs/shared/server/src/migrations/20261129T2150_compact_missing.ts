import { sql, type Kysely } from 'kysely';
import { indexMissing } from '../search/fill';

/** A start looks for rows without `compact` in every searched table: by an index, and not by reading the tables. */
export async function up(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select table_name as name from search_fillings`.execute(db);
  for (const { name } of rows) await indexMissing(db, name);
}
