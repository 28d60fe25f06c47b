import { sql, type Kysely } from 'kysely';

/**
 * Properties, which are kept, and searches with their results, which live for half an hour. They have no foreign keys to suppliers or
 * companies, which would prevent the deletion of those.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table hotel_properties (
      id uuid primary key,
      name text not null,
      search text not null,
      city text not null,
      country_code text not null check (country_code ~ '^[A-Z]{2}$'),
      latitude float8,
      longitude float8,
      chain text,
      created_at timestamptz not null default now(),
      check ((latitude is null) = (longitude is null))
    )`.execute(db);
  await sql`create index hotel_properties_point on hotel_properties (latitude, longitude)`.execute(db);
  await sql`create index hotel_properties_search on hotel_properties using gin (search gin_trgm_ops)`.execute(
    db,
  );
  await sql`
    create table hotel_property_suppliers (
      supplier_id uuid not null,
      ref text not null,
      property_id uuid not null constraint hotel_property_suppliers_property references hotel_properties (id),
      created_at timestamptz not null default now(),
      primary key (supplier_id, ref),
      constraint hotel_property_suppliers_once unique (property_id, supplier_id)
    )`.execute(db);
  await sql`
    create index hotel_property_suppliers_created_at on hotel_property_suppliers (supplier_id, created_at)`.execute(
    db,
  );
  await sql`
    create table hotel_searches (
      id uuid primary key,
      company_id uuid,
      query text not null,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      pricing jsonb not null,
      created_at timestamptz not null,
      expires_at timestamptz not null check (expires_at > created_at),
      finished_at timestamptz,
      outcomes jsonb,
      results integer,
      check (num_nulls(finished_at, outcomes, results) in (0, 3))
    )`.execute(db);
  await sql`create index hotel_searches_query on hotel_searches (query, company_id, created_at)`.execute(db);
  await sql`create index hotel_searches_expires_at on hotel_searches (expires_at)`.execute(db);
  await sql`
    create table hotel_result_batches (
      id uuid primary key,
      search_id uuid not null constraint hotel_result_batches_search
        references hotel_searches (id) on delete cascade,
      supplier_id uuid not null,
      results bytea not null
    )`.execute(db);
  await sql`create index hotel_result_batches_search_id on hotel_result_batches (search_id, id)`.execute(db);
}
