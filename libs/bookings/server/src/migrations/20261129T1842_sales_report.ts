import { sql, type Kysely } from 'kysely';

/** The sales report reads of a booking who sold what to whom, and the tickets and the suppliers' orders of a period. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index bookings_sold on bookings (id)
    include (company_id, supplier_id, created_by, created_by_name, currency, own_access)`.execute(db);
  await sql`
    create index booking_tickets_issued on booking_tickets (issued_at) include (booking_id)
    where kind = 'ticket'`.execute(db);
}
