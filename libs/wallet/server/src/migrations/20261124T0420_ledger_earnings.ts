import { sql, type Kysely } from 'kysely';

/**
 * Adds accounts for earnings (DESIGN 5): the platform's markup income per paying company, and the earnings of companies from their rules
 * for companies below. Indexes list movements of earnings like those of wallets.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ledger_accounts drop constraint ledger_accounts_kind_check`.execute(db);
  await sql`
    alter table ledger_accounts add constraint ledger_accounts_kind_check
      check (kind in ('wallet', 'received', 'clearing', 'correction', 'exchange', 'income', 'earnings'))`.execute(
    db,
  );
  const lists = {
    created_at: 'created_at',
    company: 'company_id, created_at',
    currency: 'currency, created_at',
    amount: 'currency, abs(amount)',
    reference: 'lower(reference) text_pattern_ops',
  };
  for (const [name, columns] of Object.entries(lists)) {
    await sql`
      create index ${sql.id(`ledger_entries_earned_by_${name}`)} on ledger_entries (${sql.raw(columns)}, id)
      where kind = 'earnings'`.execute(db);
  }
  // A company's Total Payments: its payments minus refunds.
  await sql`
    create index ledger_entries_paid on ledger_entries (company_id, currency) include (amount)
    where kind = 'wallet' and type in ('payment', 'refund')`.execute(db);
}
