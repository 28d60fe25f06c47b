import { sql, type Kysely } from 'kysely';

/** Adds the task types for ledger faults and low balances, last in order. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table tasks drop constraint tasks_type_check`.execute(db);
  await sql`
    alter table tasks add constraint tasks_type_check check (type in (
      'call', 'document', 'booking', 'payment', 'support',
      'hold_expiring', 'booking_in_doubt', 'deposit_approval', 'approval', 'ledger_fault', 'low_balance'))`.execute(
    db,
  );
  await sql`drop index tasks_by_type`.execute(db);
  await sql`
    create index tasks_by_type on tasks (array_position(array[
      'call', 'document', 'booking', 'payment', 'support',
      'hold_expiring', 'booking_in_doubt', 'deposit_approval', 'approval', 'ledger_fault', 'low_balance'], type), id)`.execute(
    db,
  );
}
