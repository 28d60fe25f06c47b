import { sql, type Kysely } from 'kysely';

/**
 * Rules that the database enforces for every writer (SECURITY 2 to 4): rows are only added; a transfer has all its entries and they sum to
 * zero; balances follow from entries alone; a debit or hold never takes the available amount below zero.
 *
 * SQLSTATE LG001: not enough available. LG002: an incomplete transfer. LG003: an account written without an entry. The functions run as
 * their owner, so that the application's role needs no right to write accounts (SECURITY 54).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await hashes(db);
  await clock(db);
  await guardAccounts(db);
  await postEntries(db);
  await placeHolds(db);
  await changeLimits(db);
  await appendOnly(db);
}

const asOwner = sql`security definer set search_path = public, pg_temp`;

/** Content of each row's hash. Instants are milliseconds, independent of the session's time zone. */
async function hashes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function ledger_hash(facts jsonb) returns text language sql immutable as $$
      select encode(sha256(convert_to(facts::text, 'UTF8')), 'hex')
    $$`.execute(db);
  await sql`
    create function ledger_instant(at timestamptz) returns bigint language sql immutable as $$
      select (extract(epoch from at) * 1000)::bigint
    $$`.execute(db);
  await sql`
    create function ledger_transfer_hash(t ledger_transfers) returns text language sql stable as $$
      select ledger_hash(jsonb_build_array(
        t.id, t.type, t.entries, t.method, t.reference, t.received_on, t.note, t.reason, t.proof_id, t.hold_id,
        t.about_kind, t.about_id, t.reverses_id, t.refund_of, t.rate, t.approval_id, t.author_id, t.author_name,
        ledger_instant(t.created_at)))
    $$`.execute(db);
  await sql`
    create function ledger_entry_hash(previous text, e ledger_entries, transfer_hash text) returns text
    language sql stable as $$
      select ledger_hash(jsonb_build_array(
        previous, e.id, e.transfer_id, transfer_hash, e.account_id, e.amount, e.previous_balance, e.balance, e.paid_in,
        e.version,
        e.kind, e.company_id, e.currency, e.type, e.author_id, e.reference, ledger_instant(e.created_at)))
    $$`.execute(db);
  await sql`
    create function ledger_hold_hash(previous text, h ledger_holds) returns text language sql stable as $$
      select ledger_hash(jsonb_build_array(
        previous, 'hold', h.id, h.account_id, h.amount, h.about_kind, h.about_id, h.reference,
        ledger_instant(h.expires_at), h.author_id, ledger_instant(h.created_at), h.seq, h.held))
    $$`.execute(db);
  await sql`
    create function ledger_hold_end_hash(previous text, e ledger_hold_ends) returns text language sql stable as $$
      select ledger_hash(jsonb_build_array(
        previous, 'end', e.hold_id, e.account_id, e.outcome, e.amount, e.transfer_id, ledger_instant(e.created_at), e.seq,
        e.held))
    $$`.execute(db);
  await sql`
    create function ledger_limit_hash(previous text, l ledger_limits) returns text language sql stable as $$
      select ledger_hash(jsonb_build_array(
        previous, 'limit', l.id, l.account_id, l.previous_limit, l.credit_limit, l.reason, l.author_id, l.author_name,
        ledger_instant(l.created_at), l.seq))
    $$`.execute(db);
}

/**
 * The time of an account's row: the caller's instant if it is in the past, else the database's clock; never before the account's last row,
 * so that sequence and time agree.
 */
async function clock(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function ledger_written_at(said timestamptz, last timestamptz) returns timestamptz language sql volatile as $$
      select greatest(date_trunc('milliseconds', least(coalesce(said, clock_timestamp()), clock_timestamp())), last)
    $$`.execute(db);
}

/** An account starts empty, and only the triggers below change its amounts. */
async function guardAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function ledger_account_guard() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        if (new.balance, new.held, new.credit_limit, new.version, new.seq) <> (0, 0, 0, 0, 0)
          or new.hash <> '' or new.seq_hash <> '' then
          raise exception 'a ledger account begins with nothing' using errcode = 'LG003';
        end if;
        return new;
      elsif tg_op = 'DELETE' then
        if old.version > 0 or exists (select 1 from ledger_holds where account_id = old.id) then
          raise exception 'a ledger account with entries stays' using errcode = 'LG003';
        end if;
        return old;
      end if;
      if pg_trigger_depth() < 2 and
        (new.id, new.company_id, new.kind, new.currency, new.balance, new.paid_in, new.held, new.open_holds, new.credit_limit,
          new.version, new.hash, new.seq, new.seq_hash, new.last_at)
        is distinct from
        (old.id, old.company_id, old.kind, old.currency, old.balance, old.paid_in, old.held, old.open_holds, old.credit_limit,
          old.version, old.hash, old.seq, old.seq_hash, old.last_at) then
        raise exception 'a ledger account follows from its entries' using errcode = 'LG003';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger ledger_accounts_guard before insert or update or delete on ledger_accounts
    for each row execute function ledger_account_guard()`.execute(db);
}

async function postEntries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function ledger_transfer_written() returns trigger language plpgsql as $$
    begin
      new.created_at := ledger_written_at(new.created_at, to_timestamp(0));
      new.hash := ledger_transfer_hash(new);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger ledger_transfers_written before insert on ledger_transfers
    for each row execute function ledger_transfer_written()`.execute(db);
  await sql`
    create function ledger_entry_posted() returns trigger language plpgsql ${asOwner} as $$
    declare
      a ledger_accounts;
      t ledger_transfers;
    begin
      select * into strict t from ledger_transfers where id = new.transfer_id;
      select * into strict a from ledger_accounts where id = new.account_id for update;
      new.previous_balance := a.balance;
      new.balance := a.balance + new.amount;
      new.paid_in := a.paid_in + greatest(new.amount, 0);
      new.version := a.version + 1;
      new.kind := a.kind;
      new.company_id := a.company_id;
      new.currency := a.currency;
      new.type := t.type;
      new.author_id := t.author_id;
      new.reference := t.reference;
      new.created_at := ledger_written_at(t.created_at, a.last_at);
      new.hash := ledger_entry_hash(a.hash, new, t.hash);
      if a.kind = 'wallet' and new.amount < 0 and new.balance + a.credit_limit - a.held < 0
        and not (t.type = 'reversal' and t.approval_id is not null)
        and not exists (
          select 1 from ledger_hold_ends e join ledger_holds h on h.id = e.hold_id
          where e.transfer_id = t.id and e.hold_id = t.hold_id and h.account_id = a.id and e.amount = -new.amount
        ) then
        raise exception 'not enough available' using errcode = 'LG001';
      end if;
      update ledger_accounts
        set balance = new.balance, paid_in = new.paid_in, version = new.version, hash = new.hash, last_at = new.created_at
        where id = a.id;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger ledger_entries_posted before insert on ledger_entries
    for each row execute function ledger_entry_posted()`.execute(db);
  await sql`
    create function ledger_transfer_whole() returns trigger language plpgsql as $$
    declare
      transfer uuid := case tg_table_name when 'ledger_transfers' then new.id else (to_jsonb(new) ->> 'transfer_id')::uuid end;
      expected int;
      found int;
    begin
      select entries into expected from ledger_transfers where id = transfer;
      select count(*) into found from ledger_entries where transfer_id = transfer;
      if expected is distinct from found or exists (
        select 1 from ledger_entries where transfer_id = transfer group by currency having sum(amount) <> 0
      ) then
        raise exception 'a transfer must be whole and sum to zero' using errcode = 'LG002';
      end if;
      return null;
    end $$`.execute(db);
  for (const table of ['ledger_transfers', 'ledger_entries']) {
    await sql`
      create constraint trigger ${sql.id(`${table}_whole`)} after insert on ${sql.table(table)}
      deferrable initially deferred for each row execute function ledger_transfer_whole()`.execute(db);
  }
}

async function placeHolds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function ledger_hold_placed() returns trigger language plpgsql ${asOwner} as $$
    declare
      a ledger_accounts;
    begin
      select * into strict a from ledger_accounts where id = new.account_id for update;
      if a.kind <> 'wallet' then
        raise exception 'only a wallet has holds' using errcode = 'LG003';
      end if;
      if a.balance + a.credit_limit - a.held - new.amount < 0 then
        raise exception 'not enough available' using errcode = 'LG001';
      end if;
      new.created_at := ledger_written_at(new.created_at, a.last_at);
      new.seq := a.seq + 1;
      new.held := a.held + new.amount;
      new.hash := ledger_hold_hash(a.seq_hash, new);
      update ledger_accounts
        set held = new.held, open_holds = open_holds + 1, seq = new.seq, seq_hash = new.hash, last_at = new.created_at
        where id = a.id;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger ledger_holds_placed before insert on ledger_holds
    for each row execute function ledger_hold_placed()`.execute(db);
  await sql`
    create function ledger_hold_opened() returns trigger language plpgsql ${asOwner} as $$
    begin
      insert into ledger_open_holds (hold_id, company_id, currency, created_at, expires_at)
        select new.id, company_id, currency, new.created_at, new.expires_at from ledger_accounts where id = new.account_id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger ledger_holds_opened after insert on ledger_holds
    for each row execute function ledger_hold_opened()`.execute(db);
  await sql`
    create function ledger_hold_ended() returns trigger language plpgsql ${asOwner} as $$
    declare
      a ledger_accounts;
      h ledger_holds;
    begin
      select * into strict h from ledger_holds where id = new.hold_id;
      select * into strict a from ledger_accounts where id = h.account_id for update;
      if exists (select 1 from ledger_hold_ends where hold_id = new.hold_id) then
        raise unique_violation using message = 'a hold ends once', constraint = 'ledger_hold_ends_once';
      end if;
      if new.amount > h.amount then
        raise exception 'more than the hold' using errcode = 'LG001';
      end if;
      new.account_id := a.id;
      new.created_at := ledger_written_at(new.created_at, a.last_at);
      new.seq := a.seq + 1;
      new.held := a.held - h.amount;
      new.hash := ledger_hold_end_hash(a.seq_hash, new);
      update ledger_accounts
        set held = new.held, open_holds = open_holds - 1, seq = new.seq, seq_hash = new.hash, last_at = new.created_at
        where id = a.id;
      delete from ledger_open_holds where hold_id = h.id;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger ledger_hold_ends_ended before insert on ledger_hold_ends
    for each row execute function ledger_hold_ended()`.execute(db);
}

/** A limit below the used credit is allowed: it only stops further use (TRAVEL-RULES 31). */
async function changeLimits(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function ledger_limit_changed() returns trigger language plpgsql ${asOwner} as $$
    declare
      a ledger_accounts;
    begin
      select * into strict a from ledger_accounts where id = new.account_id for update;
      new.previous_limit := a.credit_limit;
      new.created_at := ledger_written_at(new.created_at, a.last_at);
      new.seq := a.seq + 1;
      new.hash := ledger_limit_hash(a.seq_hash, new);
      update ledger_accounts
        set credit_limit = new.credit_limit, seq = new.seq, seq_hash = new.hash, last_at = new.created_at,
          settings_version = settings_version + 1
        where id = a.id;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger ledger_limits_changed before insert on ledger_limits
    for each row execute function ledger_limit_changed()`.execute(db);
}

async function appendOnly(db: Kysely<unknown>): Promise<void> {
  for (const table of ['ledger_transfers', 'ledger_entries', 'ledger_holds', 'ledger_hold_ends']) {
    await sql`
      create trigger ${sql.id(`${table}_append_only`)} before update or delete or truncate on ${sql.table(table)}
      for each statement execute function refuse_change()`.execute(db);
  }
  await sql`
    create trigger ledger_accounts_kept before truncate on ledger_accounts
    for each statement execute function refuse_change()`.execute(db);
  // Only the triggers of holds and hold ends write open holds.
  await sql`
    create trigger ledger_open_holds_kept before insert or update or delete or truncate on ledger_open_holds
    for each statement when (pg_trigger_depth() = 0) execute function refuse_change()`.execute(db);
  await sql`
    create trigger ledger_limits_append_only before update or truncate on ledger_limits
    for each statement execute function refuse_change()`.execute(db);
  // Limits are deleted only with the account of a company that never had an entry.
  await sql`
    create function ledger_limit_kept() returns trigger language plpgsql ${asOwner} as $$
    begin
      if exists (select 1 from ledger_accounts where id = old.account_id) then
        raise exception 'ledger_limits is append-only' using errcode = 'insufficient_privilege';
      end if;
      return old;
    end $$`.execute(db);
  await sql`
    create trigger ledger_limits_kept before delete on ledger_limits
    for each row execute function ledger_limit_kept()`.execute(db);
}
