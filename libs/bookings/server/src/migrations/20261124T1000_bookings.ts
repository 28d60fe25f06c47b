import { sql, type Kysely } from 'kysely';
import { guards } from './bookings.guards';
import { people } from './bookings.people';
import { traces } from './bookings.traces';

/**
 * Creates the tables of bookings and operations. Amounts are minor units of the booking's currency. Document numbers are only in
 * booking_documents, sealed. History and the supplier's log are written once and never changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await bookings(db);
  await operations(db);
  await people(db);
  await traces(db);
  await guards(db);
}

async function bookings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bookings (
      id uuid primary key,
      number text not null constraint bookings_number unique,
      kind text not null check (kind in ('supplier', 'manual', 'group')),
      product text not null default 'flight' check (product in ('flight')),
      mode text check (mode in ('hold', 'pay')),
      state text not null,
      flags text[] not null default '{}',
      company_id uuid constraint bookings_company references companies (id),
      supplier_id uuid constraint bookings_supplier references suppliers (id),
      own_access boolean not null default false,
      charge text not null default 'total' check (charge in ('total', 'markup')),
      source text,
      training boolean not null default false,
      pnr text,
      order_ref text,
      offer_id uuid,
      search_id uuid,
      revision text,
      airline text,
      slices jsonb not null default '[]',
      names jsonb not null default '{"places":{},"airlines":{},"aircraft":{}}',
      bags jsonb,
      conditions jsonb,
      itinerary_key text,
      route text[] not null default '{}',
      departing_at text,
      departs_on date,
      ends_at timestamptz,
      currency text,
      total bigint check (total >= 0),
      base bigint,
      tax bigint,
      extras bigint,
      net bigint,
      kept jsonb,
      pricing jsonb,
      services jsonb not null default '[]',
      order_price jsonb,
      payment_id uuid,
      paid bigint not null default 0,
      refunded bigint not null default 0,
      payment_required_by timestamptz,
      price_guaranteed_until timestamptz,
      void_until timestamptz,
      picture jsonb,
      picture_at timestamptz,
      airline_changes jsonb not null default '[]',
      credits jsonb not null default '[]',
      lead text,
      travellers integer not null default 0,
      owner_id uuid references users (id) on delete set null,
      created_by uuid,
      created_by_name text,
      reason text,
      note text,
      search text not null default '',
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index bookings_by_time on bookings (created_at desc, id desc)`.execute(db);
  await sql`create index bookings_of_company on bookings (company_id, created_at desc, id desc)`.execute(db);
  await sql`create index bookings_by_state on bookings (state, created_at desc, id desc)`.execute(db);
  await sql`create index bookings_by_departure on bookings (departs_on, id)`.execute(db);
  await sql`create index bookings_by_owner on bookings (owner_id, created_at desc) where owner_id is not null`.execute(
    db,
  );
  await sql`create index bookings_search on bookings using gin (search gin_trgm_ops)`.execute(db);
  await sql`create unique index bookings_order on bookings (supplier_id, order_ref) where order_ref is not null`.execute(
    db,
  );
  // An offer is sold once, so two browser tabs cannot order it at the same time.
  await sql`
    create unique index bookings_offer on bookings (offer_id)
      where state in ('priced', 'payment_pending', 'issuing', 'on_hold')`.execute(db);
  await sql`create index bookings_to_pay on bookings (payment_required_by) where state = 'on_hold'`.execute(
    db,
  );
  await sql`create index bookings_to_guarantee on bookings (price_guaranteed_until) where state = 'on_hold'`.execute(
    db,
  );
  await sql`
    create index bookings_to_void on bookings (void_until) where state in ('ticketed', 'changed', 'cancel_quoted')`.execute(
    db,
  );
  await sql`
    create index bookings_to_fly on bookings (ends_at) where state in ('ticketed', 'changed', 'cancel_quoted')`.execute(
    db,
  );
}

async function operations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table booking_operations (
      id uuid primary key,
      booking_id uuid not null references bookings (id),
      kind text not null check (kind in ('hold', 'pay', 'void', 'cancel', 'change')),
      state text not null check (state in ('pending', 'in_doubt', 'done', 'refused')),
      before text not null,
      request jsonb not null default '{}',
      hold_id uuid,
      cause text,
      said text,
      ref text,
      begun_by uuid,
      begun_by_name text,
      begun_at timestamptz not null,
      ended_at timestamptz,
      next_check_at timestamptz,
      settles_at timestamptz,
      checks integer not null default 0,
      absences integer not null default 0,
      check ((state in ('done', 'refused')) = (ended_at is not null))
    )`.execute(db);
  await sql`
    create unique index booking_operations_one_open on booking_operations (booking_id)
      where state in ('pending', 'in_doubt')`.execute(db);
  await sql`create index booking_operations_of_booking on booking_operations (booking_id, begun_at desc)`.execute(
    db,
  );
  await sql`
    create index booking_operations_in_doubt on booking_operations (begun_at) where state = 'in_doubt'`.execute(
    db,
  );
  await sql`
    create index booking_operations_due on booking_operations (next_check_at) where state in ('pending', 'in_doubt')`.execute(
    db,
  );
  // The unique key ensures that an operation is sent once (SECURITY 12).
  await sql`
    create table booking_attempts (
      id uuid primary key,
      operation_id uuid not null constraint booking_attempts_once unique references booking_operations (id),
      booking_id uuid not null references bookings (id),
      claimed_at timestamptz not null,
      alive_at timestamptz not null,
      answered_at timestamptz,
      outcome text,
      cause text
    )`.execute(db);
  await sql`
    create table booking_quotes (
      id uuid primary key,
      booking_id uuid not null references bookings (id),
      kind text not null check (kind in ('cancel', 'void', 'change')),
      ref text not null,
      content jsonb not null,
      back bigint,
      due bigint,
      expires_at timestamptz,
      used_by uuid references booking_operations (id),
      ended_at timestamptz,
      created_by uuid,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create unique index booking_quotes_one on booking_quotes (booking_id) where ended_at is null`.execute(db);
  await sql`create index booking_quotes_end on booking_quotes (expires_at) where ended_at is null`.execute(
    db,
  );
}
