import { sql, type Kysely } from 'kysely';

/** From when on the term of a saved traveller's passport is counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table travellers add column document_since timestamptz`.execute(db);
  await sql`
    create index travellers_document_since on travellers (document_since) where document_sealed is not null`.execute(
    db,
  );
}
