import { sql, type Kysely } from 'kysely';

/**
 * Markup rules. A rule's row holds the columns of its shown version that lists need; the content is in its versions, which are append-only.
 * `markup_state` counts publications: a publisher locks its row until the commit, so revisions have no gaps and follow the order of commits
 * (ADR 79). Rules are never removed, because prices were made by them.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await state(db);
  await zones(db);
  await rules(db);
  await versions(db);
  await uses(db);
  await settings(db);
}

async function state(db: Kysely<never>): Promise<void> {
  await sql`
    create table markup_state (
      id integer primary key check (id = 1),
      revision bigint not null,
      at timestamptz not null
    )`.execute(db);
  await sql`insert into markup_state values (1, 0, now())`.execute(db);
  await sql`
    create function markup_revision_is_new() returns trigger language plpgsql as $$
    begin
      if new.revision is not null and new.revision <> (select revision from markup_state) then
        raise exception 'a revision is the one that was taken last' using errcode = 'check_violation';
      end if;
      return new;
    end $$`.execute(db);
}

/** Versions of a zone outlive the zone. */
async function zones(db: Kysely<never>): Promise<void> {
  await sql`
    create table markup_zones (
      id uuid primary key,
      name text not null,
      sort_name text not null collate "C",
      countries text[] not null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index markup_zones_search on markup_zones using gin (sort_name gin_trgm_ops)`.execute(db);
  await sql`create index markup_zones_by_name on markup_zones (sort_name, id)`.execute(db);
  await sql`
    create table markup_zone_members (
      zone_id uuid not null references markup_zones (id) on delete cascade,
      member_id uuid not null constraint markup_zone_members_member references markup_zones (id),
      primary key (zone_id, member_id),
      constraint markup_zone_members_itself check (zone_id <> member_id)
    )`.execute(db);
  await sql`create index markup_zone_members_of on markup_zone_members (member_id)`.execute(db);
  await sql`
    create table markup_zone_versions (
      revision bigint primary key,
      zone_id uuid not null,
      name text not null,
      countries text[] not null,
      zones uuid[] not null,
      deleted boolean not null
    )`.execute(db);
  await sql`create index markup_zone_versions_of on markup_zone_versions (zone_id, revision desc)`.execute(
    db,
  );
  await sql`
    create trigger markup_zone_versions_new before insert on markup_zone_versions
    for each row execute function markup_revision_is_new()`.execute(db);
  await sql`
    create trigger markup_zone_versions_append_only before update or delete or truncate on markup_zone_versions
    for each statement execute function refuse_change()`.execute(db);
}

async function rules(db: Kysely<never>): Promise<void> {
  await sql`
    create table markups (
      id uuid primary key,
      shown integer not null,
      waits boolean not null,
      name text not null,
      sort_name text not null collate "C",
      status text not null check (status in ('draft', 'active', 'paused')),
      layer text not null check (layer in ('platform', 'company')),
      owner_id uuid,
      kind text not null check (kind in ('markup', 'service_fee', 'discount')),
      company_type text,
      companies uuid[] not null,
      companies_below uuid[] not null,
      suppliers uuid[] not null,
      airlines text[] not null,
      currency text not null,
      priority integer not null,
      counts_from timestamptz,
      valid_until timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      deleted_revision bigint constraint markups_deleted_revision unique,
      constraint markups_owner check ((owner_id is null) = (layer = 'platform')),
      constraint markups_deleted check ((deleted_at is null) = (deleted_revision is null))
    )`.execute(db);
  await sql`create index markups_search on markups using gin (sort_name gin_trgm_ops)`.execute(db);
  for (const column of ['sort_name', 'created_at', 'updated_at', 'priority']) {
    const [name, ordered] = [sql.id(`markups_by_${column}`), sql.ref(column)];
    await sql`create index ${name} on markups (${ordered}, id) where deleted_at is null`.execute(db);
  }
  await sql`
    create trigger markups_never_gone before delete or truncate on markups
    for each statement execute function refuse_change()`.execute(db);
}

/** The state and effective date of an awaiting version change once; nothing else of a version ever changes. */
async function versions(db: Kysely<never>): Promise<void> {
  await sql`
    create table markup_versions (
      rule_id uuid not null constraint markup_versions_rule references markups (id),
      number integer not null check (number > 0),
      content jsonb not null,
      state text not null check (state in ('published', 'awaiting', 'declined')),
      reason text,
      author_id uuid,
      author_name text,
      returned_to integer,
      wanted_at timestamptz,
      approval_id uuid constraint markup_versions_approval unique,
      created_at timestamptz not null,
      revision bigint constraint markup_versions_revision unique,
      effective_at timestamptz,
      primary key (rule_id, number),
      constraint markup_versions_published
        check ((state = 'published') = (revision is not null) and (revision is null) = (effective_at is null))
    )`.execute(db);
  await sql`
    create index markup_versions_published_of on markup_versions (rule_id, revision desc)
    where revision is not null`.execute(db);
  await sql`
    create index markup_versions_to_come on markup_versions (effective_at) where revision is not null`.execute(
    db,
  );
  await sql`
    create function keep_markup_version() returns trigger language plpgsql as $$
    declare decided text[] := array['state', 'revision', 'effective_at'];
    begin
      if old.state <> 'awaiting' or new.state = 'awaiting' or to_jsonb(old) - decided <> to_jsonb(new) - decided then
        raise exception 'a version is as it was written' using errcode = 'insufficient_privilege';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger markup_versions_kept before update on markup_versions
    for each row execute function keep_markup_version()`.execute(db);
  await sql`
    create trigger markup_versions_new before insert or update on markup_versions
    for each row execute function markup_revision_is_new()`.execute(db);
  await sql`
    create trigger markup_versions_never_gone before delete or truncate on markup_versions
    for each statement execute function refuse_change()`.execute(db);
}

/** The records named by versions that apply or may still apply; foreign keys prevent their deletion. */
async function uses(db: Kysely<never>): Promise<void> {
  await sql`
    create table markup_rule_companies (
      rule_id uuid not null references markups (id) on delete cascade,
      company_id uuid not null constraint markup_rule_companies_named references companies (id),
      primary key (rule_id, company_id)
    )`.execute(db);
  await sql`
    create table markup_rule_suppliers (
      rule_id uuid not null references markups (id) on delete cascade,
      supplier_id uuid not null constraint markup_rule_suppliers_named references suppliers (id),
      primary key (rule_id, supplier_id)
    )`.execute(db);
  await sql`
    create table markup_rule_zones (
      rule_id uuid not null references markups (id) on delete cascade,
      zone_id uuid not null constraint markup_rule_zones_named references markup_zones (id),
      primary key (rule_id, zone_id)
    )`.execute(db);
  await sql`create index markup_rule_companies_of on markup_rule_companies (company_id)`.execute(db);
  await sql`create index markup_rule_suppliers_of on markup_rule_suppliers (supplier_id)`.execute(db);
  await sql`create index markup_rule_zones_of on markup_rule_zones (zone_id)`.execute(db);
}

/** The initial limits: 15 %, and 50.00 of the platform's currency. */
async function settings(db: Kysely<never>): Promise<void> {
  await sql`
    create table markup_settings (
      id integer primary key check (id = 1),
      percent_limit text not null,
      amount_limit bigint not null check (amount_limit > 0),
      currency text not null,
      version integer not null default 1
    )`.execute(db);
  await sql`
    insert into markup_settings (id, percent_limit, amount_limit, currency)
    select 1, '15', 5000, platform_currency from currency_settings`.execute(db);
}
