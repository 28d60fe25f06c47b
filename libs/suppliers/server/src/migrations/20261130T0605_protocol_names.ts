import { sql, type Kysely } from 'kysely';

/** Allows an underscore in the name of a protocol. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table suppliers
      drop constraint suppliers_protocol,
      add constraint suppliers_protocol check (protocol ~ '^[a-z][a-z0-9_-]{1,39}$')`.execute(db);
}
