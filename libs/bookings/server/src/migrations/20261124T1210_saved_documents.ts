import { sql, type Kysely } from 'kysely';

/** Adds the start of the retention period of a saved traveler's passport. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table travellers add column document_since timestamptz`.execute(db);
  await sql`
    create index travellers_document_since on travellers (document_since) where document_sealed is not null`.execute(
    db,
  );
}
