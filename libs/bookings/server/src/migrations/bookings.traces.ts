import { sql, type Kysely } from 'kysely';

/** Creates the tables of history, notes, supplier logs, events and webhooks, and the settings. */
export async function traces(db: Kysely<unknown>): Promise<void> {
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
  // The supplier's event id identifies repeated deliveries.
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
