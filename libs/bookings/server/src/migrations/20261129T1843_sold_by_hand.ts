import { sql, type Kysely } from 'kysely';

/** The sales report also reads of a booking whether it was entered by hand and paid for: its tickets count then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index bookings_sold`.execute(db);
  await sql`
    create index bookings_sold on bookings (id)
    include (company_id, supplier_id, created_by, created_by_name, currency, own_access, kind, payment_id)`.execute(
    db,
  );
}
