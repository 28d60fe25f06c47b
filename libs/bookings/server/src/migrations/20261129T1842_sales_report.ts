import { sql, type Kysely } from 'kysely';

/** Indexes of the sales report: the parties and the payment of each booking, and the tickets of a period. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index bookings_sold on bookings (id)
    include (company_id, supplier_id, created_by, created_by_name, currency, own_access, kind, payment_id)`.execute(
    db,
  );
  await sql`
    create index booking_tickets_issued on booking_tickets (issued_at) include (booking_id)
    where kind = 'ticket'`.execute(db);
}
