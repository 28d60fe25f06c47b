import { sql, type Kysely } from 'kysely';

/**
 * All references of the records that money is moved for: booking number, supplier reference, ticket numbers (ADR 107). `key` is the
 * searchable form without spaces and dashes. The domain that owns the records fills the table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_references (
      about_kind text not null,
      about_id uuid not null,
      company_id uuid not null,
      reference text not null,
      key text not null check (key <> ''),
      primary key (about_kind, about_id, key)
    )`.execute(db);
  await sql`create index ledger_references_by_key on ledger_references (key text_pattern_ops)`.execute(db);
  await sql`
    create index ledger_transfers_about on ledger_transfers (about_id) where about_id is not null`.execute(
    db,
  );
  await sql`create index ledger_holds_about on ledger_holds (about_id) where about_id is not null`.execute(
    db,
  );
}
