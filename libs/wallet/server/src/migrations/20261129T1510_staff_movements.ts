import { sql, type Kysely } from 'kysely';

/**
 * Movements by staff without a second person within a day, to sum one author's movements over all wallets. Copies the last day's deposits
 * and conversions from the ledger.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_movements (
      id uuid primary key,
      author_id uuid not null,
      kind text not null check (kind in ('deposit', 'conversion', 'manual_booking')),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      amount bigint not null check (amount > 0),
      moved_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index staff_movements_of_author on staff_movements (author_id, moved_at)`.execute(db);
  await sql`
    insert into staff_movements (id, author_id, kind, currency, amount, moved_at)
    select entries.id, entries.author_id, entries.type, entries.currency, abs(entries.amount), entries.created_at
    from ledger_entries as entries
    join ledger_transfers as transfers on transfers.id = entries.transfer_id
    join users on users.id = entries.author_id and users.type = 'staff'
    where entries.kind = 'wallet' and transfers.approval_id is null
      and entries.created_at > now() - interval '24 hours'
      and (entries.type = 'deposit' or (entries.type = 'conversion' and entries.amount < 0))`.execute(db);
}
