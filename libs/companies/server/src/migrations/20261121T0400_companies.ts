import { sql, type Kysely } from 'kysely';

/** Companies, their tree, their counts by kind, and their logos (DESIGN 6). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table companies (
      id uuid primary key,
      name text not null,
      search text not null collate "C",
      type text not null check (type in ('B2B', 'B2C')),
      parent_id uuid constraint companies_parent references companies (id) check (parent_id <> id),
      country_id uuid not null constraint companies_country references countries (id),
      city_id uuid,
      email text not null check (email = lower(email)),
      phone text check (phone ~ '^[+][1-9][0-9]{6,14}$'),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      credit_limit bigint not null default 0 check (credit_limit >= 0),
      status text not null check (status in ('active', 'suspended')),
      modules_version integer not null default 1,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await indexCompanies(db);
  await sql`
    create table company_tree (
      ancestor_id uuid not null references companies (id) on delete cascade,
      descendant_id uuid not null references companies (id) on delete cascade,
      depth integer not null check (depth >= 0),
      primary key (ancestor_id, descendant_id)
    )`.execute(db);
  await sql`create index company_tree_upwards on company_tree (descendant_id, ancestor_id)`.execute(db);
  await sql`create table company_tree_moves (id integer primary key check (id = 1), moves bigint not null)`.execute(
    db,
  );
  await sql`insert into company_tree_moves (id, moves) values (1, 0)`.execute(db);
  await sql`
    create table company_logos (
      company_id uuid primary key references companies (id) on delete cascade,
      name text not null unique,
      type text not null check (type in ('image/png', 'image/jpeg', 'image/webp')),
      bytes bytea not null check (length(bytes) <= 524288)
    )`.execute(db);
  await countCompanies(db);
}

/** An index for each order and filter of the list, so that a page's cost does not grow with the table. */
async function indexCompanies(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  for (const column of ['search', 'email', 'phone']) {
    await sql`
      create index ${sql.id(`companies_${column}_anywhere`)} on companies using gin (${sql.id(column)} gin_trgm_ops)
    `.execute(db);
  }
  const orders = [
    ['search'],
    ['parent_id', 'search'],
    ['type', 'search'],
    ['status', 'search'],
    ['currency', 'search'],
    ['country_id', 'search'],
    ['email collate "C"'],
    ['phone collate "C"'],
    ['created_at'],
    ['updated_at'],
    ['city_id'],
  ];
  for (const columns of orders) {
    const name = `companies_by_${columns.map((column) => column.split(' ')[0]).join('_')}`;
    await sql`create index ${sql.id(name)} on companies (${sql.raw([...columns, 'id'].join(', '))})`.execute(
      db,
    );
  }
}

/**
 * Every page of the list and the home page show the number of companies, and counting a hundred thousand rows costs more than the page
 * itself. So a trigger maintains the counts per statement. It updates rows in a fixed order to avoid deadlocks.
 */
async function countCompanies(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_counts (
      type text not null,
      status text not null,
      currency text not null,
      companies bigint not null,
      primary key (type, status, currency)
    )`.execute(db);
  await sql`
    create function companies_counted() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into company_counts as counts
          select type, status, currency, count(*) from added group by 1, 2, 3 order by 1, 2, 3
          on conflict (type, status, currency) do update set companies = counts.companies + excluded.companies;
      elsif tg_op = 'DELETE' then
        insert into company_counts as counts
          select type, status, currency, -count(*) from removed group by 1, 2, 3 order by 1, 2, 3
          on conflict (type, status, currency) do update set companies = counts.companies + excluded.companies;
      else
        insert into company_counts as counts
          select type, status, currency, sum(one)
          from (
            select type, status, currency, 1 as one from added
            union all select type, status, currency, -1 from removed
          ) as moved
          group by 1, 2, 3 having sum(one) <> 0 order by 1, 2, 3
          on conflict (type, status, currency) do update set companies = counts.companies + excluded.companies;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger companies_added after insert on companies
      referencing new table as added for each statement execute function companies_counted()`.execute(db);
  await sql`
    create trigger companies_removed after delete on companies
      referencing old table as removed for each statement execute function companies_counted()`.execute(db);
  await sql`
    create trigger companies_changed after update on companies
      referencing old table as removed new table as added
      for each statement execute function companies_counted()`.execute(db);
}
