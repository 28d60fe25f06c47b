import { sql, type Kysely } from 'kysely';

/** An index of payouts, so that their sum does not read every entry of earnings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index ledger_entries_paid_out on ledger_entries (currency) include (amount)
    where kind = 'earnings' and type in ('payout', 'reversal')`.execute(db);
}
