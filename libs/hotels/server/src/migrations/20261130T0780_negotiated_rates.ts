import { sql, type Kysely } from 'kysely';

/**
 * Negotiated rates of companies at suppliers, with the state of each at the supplier; and the suppliers' chains. They have no
 * foreign keys to
 * companies and suppliers, which would prevent the deletion of those: a job ends the rates that are left.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table hotel_negotiated_rates (
      id uuid primary key,
      company_id uuid not null,
      supplier_id uuid not null,
      name text not null,
      code text not null check (code ~ '^[A-Z0-9]{2,6}$'),
      chain_ref text,
      property_refs text[],
      version integer not null default 1,
      created_at timestamptz not null default now(),
      deleted_at timestamptz,
      account text,
      ref text,
      registered jsonb,
      creating jsonb,
      creating_at timestamptz,
      tried_at timestamptz,
      tries integer not null default 0,
      busy_until timestamptz,
      failure text,
      said text,
      check ((chain_ref is null) <> (property_refs is null)),
      check ((ref is null) = (registered is null)),
      check ((creating is null) = (creating_at is null)),
      check (ref is null or creating is null),
      check (account is not null or (ref is null and creating is null)),
      check (failure is not null or said is null)
    )`.execute(db);
  await sql`
    create unique index hotel_negotiated_rates_code on hotel_negotiated_rates (company_id, supplier_id, code)
      where deleted_at is null`.execute(db);
  await sql`
    create unique index hotel_negotiated_rates_ref on hotel_negotiated_rates (account, ref)
      where ref is not null`.execute(db);
  await sql`
    create table hotel_supplier_chains (
      supplier_id uuid not null,
      ref text not null,
      name text not null,
      listed_at timestamptz not null,
      primary key (supplier_id, ref)
    )`.execute(db);
}
