import { sql, type Kysely } from 'kysely';

/**
 * Allows payouts of earnings (ADR 82): only with an approved request, and never more than the balance, for every writer. Refunds can still
 * take earnings below zero: the company then owes what was paid out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ledger_transfers drop constraint ledger_transfers_type_check`.execute(db);
  await sql`
    alter table ledger_transfers add constraint ledger_transfers_type_check check (type in
      ('deposit', 'payment', 'refund', 'transfer', 'conversion', 'adjustment', 'payout', 'reversal'))`.execute(
    db,
  );
  await sql`
    alter table ledger_transfers add constraint ledger_transfers_payout_check
      check (type <> 'payout' or approval_id is not null)`.execute(db);
  await sql`
    create function ledger_payout_refused() returns trigger language plpgsql as $$
    begin
      raise exception 'more than was earned' using errcode = 'LG001';
    end $$`.execute(db);
  // Runs after the entry's own trigger, which locks the account and writes the balance.
  await sql`
    create trigger ledger_entries_payout after insert on ledger_entries for each row
    when (new.type = 'payout' and new.kind = 'earnings' and new.balance < 0)
    execute function ledger_payout_refused()`.execute(db);
}
