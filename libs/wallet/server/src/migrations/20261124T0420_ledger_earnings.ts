import { sql, type Kysely } from 'kysely';

/**
 * What is earned by a payment has accounts of its own (DESIGN 5): the platform's markup income opposite to the company that
 * pays, and what a company earns by the rules that it has for those below it. The latter's movements are listed as a wallet's are.
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
  // What a company has paid and was given back: its own Total Payments, which the platform's accounts cannot tell it.
  await sql`
    create index ledger_entries_paid on ledger_entries (company_id, currency) include (amount)
    where kind = 'wallet' and type in ('payment', 'refund')`.execute(db);
}
