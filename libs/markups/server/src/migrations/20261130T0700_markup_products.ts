import { sql, type Kysely } from 'kysely';

/** The product of a rule's shown version, for the list's filter. Existing rules are for flights. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table markups add column product text not null default 'flight'
      check (product in ('flight', 'hotel', 'both'))`.execute(db);
}
