import { sql, type Kysely } from 'kysely';

/** Modules and suppliers of a company, its settings at each supplier, and its API tokens (DESIGN 6). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_modules (
      company_id uuid not null references companies (id) on delete cascade,
      module_id uuid not null references modules (id),
      primary key (company_id, module_id)
    )`.execute(db);
  await sql`create index company_modules_module on company_modules (module_id)`.execute(db);
  await sql`
    create table company_suppliers (
      company_id uuid not null references companies (id) on delete cascade,
      supplier_id uuid not null references suppliers (id),
      primary key (company_id, supplier_id)
    )`.execute(db);
  await sql`create index company_suppliers_supplier on company_suppliers (supplier_id)`.execute(db);
  await sql`
    create table company_supplier_settings (
      company_id uuid not null references companies (id) on delete cascade,
      supplier_id uuid not null references suppliers (id) on delete cascade,
      credentials text,
      markup_enabled boolean not null,
      cabins text[] not null,
      airline_mode text not null check (airline_mode in ('all', 'only', 'except')),
      airline_codes text[] not null,
      version integer not null default 1,
      primary key (company_id, supplier_id)
    )`.execute(db);
  await sql`create index company_supplier_settings_supplier on company_supplier_settings (supplier_id)`.execute(
    db,
  );
  await sql`
    create table company_tokens (
      id uuid primary key,
      company_id uuid not null references companies (id) on delete cascade,
      name text not null,
      prefix text not null,
      secret_hash text not null unique,
      scopes text[] not null,
      created_by uuid not null,
      created_by_name text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      last_used_at timestamptz,
      revoked_at timestamptz
    )`.execute(db);
  await sql`create index company_tokens_company on company_tokens (company_id, id desc)`.execute(db);
}
