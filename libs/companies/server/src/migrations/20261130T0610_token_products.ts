import { sql, type Kysely } from 'kysely';

/**
 * Tokens need the scope of a product to read its bookings. Tokens made before read and worked on those of flights without it, and go on
 * doing so.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company_tokens add column former_products text[] not null default '{}'`.execute(db);
  await sql`update company_tokens set former_products = '{flight}'`.execute(db);
}
