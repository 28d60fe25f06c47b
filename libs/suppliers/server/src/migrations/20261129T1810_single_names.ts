import { sql, type Kysely } from 'kysely';

/** The rule for travelers with a single name differs by supplier (TRAVEL-RULES 9). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table suppliers
      add column single_name text not null default 'fnu'
        constraint suppliers_single_name check (single_name in ('fnu', 'repeat'))
  `.execute(db);
}
