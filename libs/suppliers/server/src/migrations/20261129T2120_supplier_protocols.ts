import { sql, type Kysely } from 'kysely';

/** The server knows the protocols; the database only checks the form of their names. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table suppliers
      drop constraint suppliers_protocol_check,
      add constraint suppliers_protocol check (protocol ~ '^[a-z][a-z0-9-]{1,39}$')`.execute(db);
  // Rename the outcome for responses of another format.
  await sql`update suppliers set test_outcome = 'wrong_format' where test_outcome = 'not_duffel'`.execute(db);
}
