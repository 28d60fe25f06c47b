/* eslint-disable max-lines -- One migration, read from its beginning to its end. */
import { sql, type Kysely } from 'kysely';

/**
 * What a booking is, and what is being done with it. Amounts are minor units of the booking's currency. What identifies documents is in
 * booking_documents alone, sealed. History, attempts and the supplier's log are written once and never changed.
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
  // An offer is sold once, so two tabs cannot both be on their way with it.
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
  // One operation is sent once, whoever tries (SECURITY 12).
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

async function people(db: Kysely<unknown>): Promise<void> {
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
  // What identifies a passport: sealed, and gone after its term (SECURITY 53).
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

async function traces(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table booking_history (
      id uuid primary key,
      booking_id uuid not null references bookings (id),
      from_state text,
      to_state text not null,
      event text not null,
      operation text,
      operation_id uuid,
      reason text,
      actor_id uuid,
      actor_name text,
      at timestamptz not null
    )`.execute(db);
  await sql`create index booking_history_of_booking on booking_history (booking_id, at desc, id desc)`.execute(
    db,
  );
  await sql`
    create table booking_notes (
      id uuid primary key,
      booking_id uuid not null references bookings (id),
      text text not null,
      mentions uuid[] not null default '{}',
      author_id uuid,
      author_name text,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index booking_notes_of_booking on booking_notes (booking_id, created_at desc)`.execute(db);
  await sql`
    create table booking_supplier_log (
      id uuid primary key,
      booking_id uuid not null references bookings (id),
      operation_id uuid,
      operation text,
      method text not null,
      path text not null,
      status integer,
      failure text,
      sent jsonb,
      received jsonb,
      at timestamptz not null
    )`.execute(db);
  await sql`create index booking_supplier_log_of_booking on booking_supplier_log (booking_id, at desc)`.execute(
    db,
  );
  // An event that was told once is known by the supplier's id of it.
  await sql`
    create table booking_events (
      supplier_id uuid not null references suppliers (id) on delete cascade,
      event_id text not null,
      kind text not null,
      order_ref text,
      booking_id uuid,
      received_at timestamptz not null,
      primary key (supplier_id, event_id)
    )`.execute(db);
  await sql`
    create table booking_webhooks (
      supplier_id uuid primary key references suppliers (id) on delete cascade,
      ref text not null,
      url text not null,
      sealed text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table booking_settings (
      id integer primary key check (id = 1),
      document_days integer not null default 30,
      hold_warning_minutes integer not null default 240,
      tight_connection_minutes integer not null default 60,
      version integer not null default 1
    )`.execute(db);
  await sql`insert into booking_settings (id) values (1)`.execute(db);
  await sql`
    create table company_booking_settings (
      company_id uuid primary key references companies (id) on delete cascade,
      own_access_charge text not null check (own_access_charge in ('total', 'markup')),
      version integer not null default 1
    )`.execute(db);
}

/** The moves of the contract's state machine as they were on this day, kept by the database as well. */
const moves = {
  draft: ['priced', 'ticketed', 'on_hold', 'cancelled', 'failed'],
  priced: ['on_hold', 'payment_pending', 'failed', 'cancelled'],
  on_hold: ['payment_pending', 'cancelled', 'expired', 'ticketed'],
  payment_pending: ['issuing', 'on_hold', 'failed'],
  issuing: ['ticketed', 'on_hold', 'failed'],
  ticketed: ['cancel_quoted', 'voided', 'refunded', 'refund_pending', 'changed', 'flown'],
  changed: ['cancel_quoted', 'voided', 'refunded', 'refund_pending', 'flown'],
  cancel_quoted: ['ticketed', 'changed', 'voided', 'refunded', 'refund_pending', 'flown'],
  refund_pending: ['refunded'],
  refunded: [],
  voided: [],
  flown: ['refunded', 'refund_pending'],
  cancelled: ['on_hold', 'ticketed'],
  expired: ['on_hold', 'ticketed', 'cancelled'],
  failed: ['on_hold', 'ticketed'],
};

/** Moves, ends and traces: what no statement may do, whoever writes it. */
async function guards(db: Kysely<unknown>): Promise<void> {
  const states = Object.keys(moves).map((state) => sql.lit(state));
  await sql`
    alter table bookings add constraint bookings_state check (state in (${sql.join(states)}))`.execute(db);
  const allowed = Object.entries(moves).flatMap(([from, tos]) => tos.map((to) => sql.lit(`${from} ${to}`)));
  await sql`
    create function booking_guard() returns trigger language plpgsql as $$
    begin
      if new.state is distinct from old.state and old.state || ' ' || new.state not in (${sql.join(allowed)}) then
        raise exception 'a booking does not go from % to %', old.state, new.state using errcode = 'BK001';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger bookings_moves before update of state on bookings
      for each row execute function booking_guard()`.execute(db);
  await sql`
    create function booking_operation_guard() returns trigger language plpgsql as $$
    begin
      if old.state in ('done', 'refused') and new.state is distinct from old.state then
        raise exception 'an operation that is over stays so' using errcode = 'BK002';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger booking_operations_moves before update of state on booking_operations
      for each row execute function booking_operation_guard()`.execute(db);
  await sql`
    create function booking_trace_guard() returns trigger language plpgsql as $$
    begin
      raise exception '% is written once', tg_table_name using errcode = 'BK003';
    end $$`.execute(db);
  for (const table of ['booking_history', 'booking_supplier_log']) {
    await sql`
      create trigger ${sql.id(`${table}_once`)} before update or delete on ${sql.id(table)}
        for each row execute function booking_trace_guard()`.execute(db);
  }
}
