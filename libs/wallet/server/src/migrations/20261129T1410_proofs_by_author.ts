import { sql, type Kysely } from 'kysely';

/** How many unused proofs somebody has is asked at each upload. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index deposit_proofs_by_author on deposit_proofs (author_id)`.execute(db);
}
