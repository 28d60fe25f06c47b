import { sql, type Kysely } from 'kysely';

/**
 * Requests and their decisions. A request is decided once: the decision's key is the request's, and a trigger lets `state` change from
 * `new` only to the decision's state. A company with requests cannot be deleted.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table approval_requests (
      id uuid primary key,
      kind text not null,
      state text not null default 'new'
        check (state in ('new', 'approved', 'partly_approved', 'declined', 'cancelled')),
      company_id uuid constraint approval_requests_company references companies (id),
      title_en text not null,
      title_fr text not null,
      title_ar text not null,
      amount bigint check (amount > 0),
      currency text,
      payload jsonb not null,
      reason text not null,
      evidence_id uuid,
      about_kind text,
      about_id uuid,
      author_id uuid not null,
      author_name text not null,
      author_search text not null collate "C",
      author_email text not null,
      author_company_id uuid,
      author_token_id uuid,
      created_at timestamptz not null default now(),
      constraint approval_requests_money check ((amount is null) = (currency is null)),
      constraint approval_requests_about check ((about_kind is null) = (about_id is null))
    )`.execute(db);
  await sql`
    create table approval_decisions (
      request_id uuid primary key references approval_requests (id) on delete cascade,
      state text not null check (state in ('approved', 'partly_approved', 'declined', 'cancelled')),
      amount bigint check (amount > 0),
      note text,
      decided_by uuid not null,
      decided_by_name text not null,
      decided_by_company_id uuid,
      result_kind text,
      result_id uuid,
      decided_at timestamptz not null default now(),
      constraint approval_decisions_amount check (amount is null or state in ('approved', 'partly_approved')),
      constraint approval_decisions_result check ((result_kind is null) = (result_id is null))
    )`.execute(db);
  await indexes(db);
  await keepAsTheyWere(db);
}

async function indexes(db: Kysely<never>): Promise<void> {
  await sql`
    create index approval_requests_waiting on approval_requests ((state = 'new'), created_at, id)`.execute(
    db,
  );
  await sql`create index approval_requests_by_created_at on approval_requests (created_at, id)`.execute(db);
  await sql`create index approval_requests_by_author on approval_requests (author_search, id)`.execute(db);
  await sql`create index approval_requests_company on approval_requests (company_id, created_at)`.execute(db);
  await sql`create index approval_requests_author on approval_requests (author_id)`.execute(db);
  await sql`create index approval_decisions_by_decided_at on approval_decisions (decided_at)`.execute(db);
}

/** `refuse_change` is the kernel's trigger function; it refuses every change. */
async function keepAsTheyWere(db: Kysely<never>): Promise<void> {
  await sql`
    create function refuse_change_of_request() returns trigger language plpgsql as $$
    begin
      if old.state <> 'new' or to_jsonb(old) - 'state' <> to_jsonb(new) - 'state' then
        raise exception 'of a request that waits the state alone changes, once'
          using errcode = 'insufficient_privilege';
      end if;
      if not exists (select 1 from approval_decisions where request_id = new.id and state = new.state) then
        raise exception 'a request is as its decision says' using errcode = 'check_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger approval_requests_kept before update on approval_requests
    for each row execute function refuse_change_of_request()`.execute(db);
  await sql`
    create trigger approval_requests_never_gone before delete or truncate on approval_requests
    for each statement execute function refuse_change()`.execute(db);
  await sql`
    create trigger approval_decisions_append_only before update or delete or truncate on approval_decisions
    for each statement execute function refuse_change()`.execute(db);
}
