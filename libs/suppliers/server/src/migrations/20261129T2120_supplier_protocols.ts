import { sql, type Kysely } from 'kysely';

/** Which protocols there are, the server knows: the database keeps the form of their names. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table suppliers
      drop constraint suppliers_protocol_check,
      add constraint suppliers_protocol check (protocol ~ '^[a-z][a-z0-9-]{1,39}$')`.execute(db);
  // Tests of the connection that ended with an answer in another format.
  await sql`update suppliers set test_outcome = 'wrong_format' where test_outcome = 'not_duffel'`.execute(db);
}
