import { sql, type Kysely } from 'kysely';

/**
 * From now on a token needs the scope of a product to read its bookings. Older tokens keep their access to bookings of flights, which did not
 * require that scope.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company_tokens add column former_products text[] not null default '{}'`.execute(db);
  await sql`update company_tokens set former_products = '{flight}'`.execute(db);
}
