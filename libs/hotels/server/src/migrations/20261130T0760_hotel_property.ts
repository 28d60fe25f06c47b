import { sql, type Kysely } from 'kysely';

/** Rates of properties as shown, which live for at most half an hour; addresses of photos; and facts of properties. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table hotel_rates (
      id uuid primary key,
      company_id uuid,
      supplier_id uuid not null,
      property_id uuid not null,
      query text not null,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      pricing jsonb not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      content bytea not null
    )`.execute(db);
  await sql`create index hotel_rates_property on hotel_rates (property_id, supplier_id, created_at)`.execute(
    db,
  );
  await sql`create index hotel_rates_expires_at on hotel_rates (expires_at)`.execute(db);
  await sql`
    create table hotel_photos (
      name text primary key,
      supplier_id uuid not null,
      address text not null,
      expires_at timestamptz not null,
      constraint hotel_photos_once unique (supplier_id, address)
    )`.execute(db);
  await sql`create index hotel_photos_expires_at on hotel_photos (expires_at)`.execute(db);
  await sql`alter table hotel_properties add column facts jsonb`.execute(db);
}
