import { sql, type Kysely } from 'kysely';

/** Each upload counts the author's unused proofs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index deposit_proofs_by_author on deposit_proofs (author_id)`.execute(db);
}
