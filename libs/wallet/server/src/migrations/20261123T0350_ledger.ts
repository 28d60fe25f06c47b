import { sql, type Kysely } from 'kysely';

/**
 * The ledger (DESIGN 5, ADR 70). A company has a wallet in each of its currencies and its own opposite accounts of the platform, so that
 * companies never wait for each other's locks. Amounts are integer minor units.
 *
 * Each account has two hash chains: `version` and `hash` over its entries, `seq` and `seq_hash` over its holds, their ends, and its credit
 * limit changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_accounts (
      id uuid primary key,
      company_id uuid not null constraint ledger_accounts_company references companies (id),
      kind text not null check (kind in ('wallet', 'received', 'clearing', 'correction', 'exchange')),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      balance bigint not null default 0,
      paid_in bigint not null default 0,
      held bigint not null default 0 check (held >= 0),
      open_holds integer not null default 0 check (open_holds >= 0),
      credit_limit bigint not null default 0 check (credit_limit >= 0),
      version bigint not null default 0,
      hash text not null default '',
      seq bigint not null default 0,
      seq_hash text not null default '',
      last_at timestamptz not null default to_timestamp(0),
      threshold bigint check (threshold >= 0),
      warned boolean not null default false,
      settings_version integer not null default 1,
      check (kind = 'wallet' or (held = 0 and credit_limit = 0 and threshold is null)),
      constraint ledger_accounts_one unique (company_id, currency, kind)
    )`.execute(db);
  await createTransfers(db);
  await createEntries(db);
  await createHolds(db);
  await createChecks(db);
  await sql`
    create table wallet_settings (
      id integer primary key check (id = 1),
      deposit_limit bigint not null check (deposit_limit >= 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      version integer not null default 1
    )`.execute(db);
  await sql`insert into wallet_settings (id, deposit_limit, currency) values (1, 1000000, 'USD')`.execute(db);
}

async function createTransfers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deposit_proofs (
      id uuid primary key,
      company_id uuid not null references companies (id) on delete cascade,
      name text not null,
      type text not null check (type in ('application/pdf', 'image/png', 'image/jpeg', 'image/webp')),
      bytes bytea not null check (length(bytes) between 1 and 5242880),
      author_id uuid not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index deposit_proofs_by_company on deposit_proofs (company_id)`.execute(db);
  await sql`
    create table ledger_transfers (
      id uuid primary key,
      type text not null
        check (type in ('deposit', 'payment', 'refund', 'transfer', 'conversion', 'adjustment', 'reversal')),
      entries smallint not null check (entries >= 2),
      method text check (method in ('cash', 'cheque', 'bank', 'card')),
      reference text,
      received_on date,
      note text,
      reason text,
      proof_id uuid references deposit_proofs (id),
      hold_id uuid,
      about_kind text,
      about_id uuid,
      reverses_id uuid references ledger_transfers (id),
      refund_of uuid references ledger_transfers (id),
      rate jsonb,
      approval_id uuid references approval_requests (id),
      author_id uuid,
      author_name text,
      created_at timestamptz not null,
      hash text not null,
      check ((about_kind is null) = (about_id is null)),
      check ((type = 'reversal') = (reverses_id is not null)),
      check ((type = 'payment') = (hold_id is not null)),
      check ((type = 'refund') = (refund_of is not null)),
      check ((type = 'conversion') = (rate is not null) or type = 'reversal')
    )`.execute(db);
  // Each happens once: the reversal of a transaction, the capture of a hold, the effect of an approval.
  for (const column of ['reverses_id', 'hold_id', 'approval_id']) {
    await sql`
      create unique index ${sql.id(`ledger_transfers_once_${column}`)} on ledger_transfers (${sql.id(column)})
      where ${sql.id(column)} is not null`.execute(db);
  }
  await sql`create index ledger_transfers_refunds on ledger_transfers (refund_of) where refund_of is not null`.execute(
    db,
  );
  await sql`create index ledger_transfers_proofs on ledger_transfers (proof_id) where proof_id is not null`.execute(
    db,
  );
  await sql`create index ledger_transfers_by_created_at on ledger_transfers (created_at)`.execute(db);
}

/** Entries repeat the columns that the list filters and sorts by, so that a page needs no scan. */
async function createEntries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_entries (
      id uuid primary key,
      transfer_id uuid not null references ledger_transfers (id),
      account_id uuid not null references ledger_accounts (id),
      amount bigint not null check (amount <> 0),
      previous_balance bigint not null,
      balance bigint not null,
      paid_in bigint not null,
      version bigint not null,
      kind text not null,
      company_id uuid not null,
      currency text not null,
      type text not null,
      author_id uuid,
      reference text,
      created_at timestamptz not null,
      hash text not null,
      check (balance = previous_balance + amount),
      constraint ledger_entries_version unique (account_id, version),
      constraint ledger_entries_side unique (transfer_id, account_id)
    )`.execute(db);
  await sql`create index ledger_entries_at on ledger_entries (account_id, created_at, version)`.execute(db);
  const lists = {
    created_at: 'created_at',
    company: 'company_id, created_at',
    type: 'type, created_at',
    currency: 'currency, created_at',
    author: 'author_id, created_at',
    amount: 'currency, abs(amount)',
    reference: 'lower(reference) text_pattern_ops',
  };
  for (const [name, columns] of Object.entries(lists)) {
    await sql`
      create index ${sql.id(`ledger_entries_by_${name}`)} on ledger_entries (${sql.raw(columns)}, id)
      where kind = 'wallet'`.execute(db);
  }
}

async function createHolds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_holds (
      id uuid primary key,
      account_id uuid not null references ledger_accounts (id),
      amount bigint not null check (amount > 0),
      about_kind text,
      about_id uuid,
      reference text,
      expires_at timestamptz,
      author_id uuid,
      created_at timestamptz not null,
      seq bigint not null,
      held bigint not null,
      hash text not null,
      check ((about_kind is null) = (about_id is null)),
      constraint ledger_holds_seq unique (account_id, seq)
    )`.execute(db);
  await sql`create index ledger_holds_by_created_at on ledger_holds (created_at, id)`.execute(db);
  await sql`create index ledger_holds_at on ledger_holds (account_id, created_at, seq)`.execute(db);
  await sql`
    create table ledger_hold_ends (
      hold_id uuid constraint ledger_hold_ends_once primary key references ledger_holds (id),
      account_id uuid not null,
      outcome text not null check (outcome in ('captured', 'released', 'expired')),
      amount bigint not null check (amount >= 0),
      transfer_id uuid unique references ledger_transfers (id),
      created_at timestamptz not null,
      seq bigint not null,
      held bigint not null,
      hash text not null,
      check ((outcome = 'captured') = (transfer_id is not null)),
      check ((outcome = 'captured') = (amount > 0)),
      constraint ledger_hold_ends_seq unique (account_id, seq)
    )`.execute(db);
  await sql`create index ledger_hold_ends_at on ledger_hold_ends (account_id, created_at, seq)`.execute(db);
  // Open holds only; stays small as ended holds accumulate.
  await sql`
    create table ledger_open_holds (
      hold_id uuid primary key references ledger_holds (id),
      company_id uuid not null,
      currency text not null,
      created_at timestamptz not null,
      expires_at timestamptz
    )`.execute(db);
  await sql`create index ledger_open_holds_by_created_at on ledger_open_holds (created_at, hold_id)`.execute(
    db,
  );
  await sql`create index ledger_open_holds_by_expires_at on ledger_open_holds (expires_at, hold_id)`.execute(
    db,
  );
  await sql`create index ledger_open_holds_by_company on ledger_open_holds (company_id, created_at)`.execute(
    db,
  );
  await sql`
    create table ledger_limits (
      id uuid primary key,
      account_id uuid not null references ledger_accounts (id) on delete cascade,
      previous_limit bigint not null,
      credit_limit bigint not null check (credit_limit >= 0),
      reason text,
      author_id uuid,
      author_name text,
      created_at timestamptz not null,
      seq bigint not null,
      hash text not null,
      constraint ledger_limits_seq unique (account_id, seq)
    )`.execute(db);
}

/** The last check's result, and how far each account was checked, so that a start does not read everything again. */
async function createChecks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_state (
      id integer primary key check (id = 1),
      state text not null check (state in ('whole', 'stopped')),
      checked_at timestamptz,
      whole_at timestamptz,
      found integer not null default 0,
      faults jsonb not null default '[]'
    )`.execute(db);
  await sql`insert into ledger_state (id, state) values (1, 'whole')`.execute(db);
  await sql`
    create table ledger_checkpoints (
      account_id uuid primary key references ledger_accounts (id) on delete cascade,
      version bigint not null,
      hash text not null,
      balance bigint not null,
      paid_in bigint not null,
      seq bigint not null,
      seq_hash text not null,
      held bigint not null,
      open_holds integer not null,
      credit_limit bigint not null
    )`.execute(db);
}
