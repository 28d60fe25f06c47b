import { sql, type Kysely } from 'kysely';

/** What was paid out of what companies have earned: what everybody has paid asks for it, and not for each earning. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index ledger_entries_paid_out on ledger_entries (currency) include (amount)
    where kind = 'earnings' and type in ('payout', 'reversal')`.execute(db);
}
