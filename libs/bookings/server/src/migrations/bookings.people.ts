import { sql, type Kysely } from 'kysely';

/** Creates the tables of booked travelers, their documents and tickets, and saved travelers. */
export async function people(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table booking_travellers (
      id uuid primary key,
      booking_id uuid not null references bookings (id),
      place integer not null,
      ref text,
      type text not null check (type in ('adult', 'child', 'infant')),
      title text,
      gender text,
      given_name text not null,
      family_name text not null,
      born_on date,
      person text not null,
      email text,
      phone text,
      loyalty jsonb not null default '[]',
      adult_id uuid references booking_travellers (id),
      document_kind text,
      document_ends_with text,
      document_country text,
      document_expires_on date,
      unique (booking_id, place)
    )`.execute(db);
  await sql`create index booking_travellers_person on booking_travellers (person)`.execute(db);
  // Passport numbers: sealed, and erased after their retention period (SECURITY 53).
  await sql`
    create table booking_documents (
      traveller_id uuid primary key references booking_travellers (id),
      booking_id uuid not null references bookings (id),
      sealed text not null
    )`.execute(db);
  await sql`
    create table booking_tickets (
      id uuid primary key,
      booking_id uuid not null references bookings (id),
      kind text not null check (kind in ('ticket', 'extra', 'extra_alone')),
      number text not null,
      irregular boolean not null,
      traveller_ids uuid[] not null default '{}',
      state text not null check (state in ('issued', 'exchanged', 'voided', 'refunded')),
      coupons jsonb not null default '[]',
      issued_at timestamptz not null,
      unique (booking_id, number)
    )`.execute(db);
  await sql`create index booking_tickets_number on booking_tickets (number)`.execute(db);
  await sql`
    create table travellers (
      id uuid primary key,
      company_id uuid not null references companies (id),
      title text not null,
      gender text not null,
      given_name text not null,
      family_name text not null,
      sort_name text not null collate "C",
      born_on date not null,
      person text not null,
      email text,
      phone text,
      loyalty jsonb not null default '[]',
      document_kind text,
      document_ends_with text,
      document_country text,
      document_expires_on date,
      document_sealed text,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint travellers_person unique (company_id, person)
    )`.execute(db);
  await sql`create index travellers_by_name on travellers (sort_name, id)`.execute(db);
  await sql`create index travellers_search on travellers using gin (sort_name gin_trgm_ops)`.execute(db);
}
