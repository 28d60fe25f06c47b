import { sql, type Kysely } from 'kysely';

/**
 * Marks store where a running check starts and ends in each account, as of its start, so that it can read in many short statements while
 * money keeps moving (ADR 71). Adds the state `unchecked`: no check could be made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_marks (
      check_id uuid not null,
      account_id uuid not null,
      made_at timestamptz not null default now(),
      -- Where reading begins.
      from_version bigint not null,
      from_hash text not null,
      from_balance bigint not null,
      from_paid_in bigint not null,
      from_seq bigint not null,
      from_seq_hash text not null,
      from_held bigint not null,
      -- Where the last complete check ended, as it was stored.
      kept_version bigint not null,
      kept_hash text not null,
      kept_seq bigint not null,
      kept_seq_hash text not null,
      -- Where it ends: the account in its current state.
      version bigint not null,
      hash text not null,
      balance bigint not null,
      paid_in bigint not null,
      seq bigint not null,
      seq_hash text not null,
      held bigint not null,
      open_holds integer not null,
      credit_limit bigint not null,
      primary key (check_id, account_id)
    )`.execute(db);
  await sql`alter table ledger_state drop constraint ledger_state_state_check`.execute(db);
  await sql`
    alter table ledger_state add constraint ledger_state_state_check
      check (state in ('whole', 'stopped', 'unchecked'))`.execute(db);
}
