import { sql, type Kysely } from 'kysely';

/** The sales report reads the postings of a period from these two indexes alone: what they moved, and what they are about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index ledger_entries_sold on ledger_entries (created_at)
    include (transfer_id, company_id, currency, kind, type, amount)
    where type in ('payment', 'refund') and kind in ('wallet', 'clearing', 'income')`.execute(db);
  await sql`
    create index ledger_transfers_sales_about on ledger_transfers (id) include (about_id)
    where about_id is not null`.execute(db);
}
