import { sql, type Kysely } from 'kysely';

/** Indexes of the sales report: the payments and refunds of a period, and the bookings that they are about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index ledger_entries_sold on ledger_entries (created_at) include (transfer_id, company_id)
    where type in ('payment', 'refund') and kind = 'wallet'`.execute(db);
  await sql`
    create index ledger_transfers_sales_about on ledger_transfers (id) include (about_id)
    where about_id is not null`.execute(db);
}
