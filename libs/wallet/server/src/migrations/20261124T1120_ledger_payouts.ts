import { sql, type Kysely } from 'kysely';

/**
 * What a company has earned can be paid out (ADR 82): of a request that somebody else has approved, and no more than is there, whoever
 * writes it. That refunds take earnings below zero stays possible: what was paid out of them is owed.
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
  // Behind the entry's own trigger, which has locked the account and written the balance.
  await sql`
    create trigger ledger_entries_payout after insert on ledger_entries for each row
    when (new.type = 'payout' and new.kind = 'earnings' and new.balance < 0)
    execute function ledger_payout_refused()`.execute(db);
}
