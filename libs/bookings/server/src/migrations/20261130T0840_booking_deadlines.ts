import { sql, type Kysely } from 'kysely';

/**
 * Adds the deadlines that products write, the margins of the board, the expected commission, and the index of bookings that end by
 * themselves. Bookings that wait for a refund get the instant at which the wait began.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table booking_deadlines (
      booking_id uuid not null constraint booking_deadlines_booking references bookings (id),
      kind text not null check (kind in ('cancellation', 'arrival', 'balance', 'refund_pending')),
      at timestamptz not null,
      day_begins timestamptz,
      day_ends timestamptz,
      primary key (booking_id, kind, at)
    )`.execute(db);
  await sql`create index booking_deadlines_by_time on booking_deadlines (kind, at)`.execute(db);
  await sql`
    insert into booking_deadlines (booking_id, kind, at)
    select bookings.id, 'refund_pending', max(history.at)
      from bookings join booking_history as history on history.booking_id = bookings.id and history.to_state = 'refund_pending'
      where bookings.state = 'refund_pending' group by bookings.id`.execute(db);
  await sql`
    alter table booking_settings
      add column house_margin_hours integer not null default 24,
      add column reference_hours integer not null default 48,
      add column refund_days integer not null default 14`.execute(db);
  // The migration of flight bookings drops it too, but some test APIs run without that migration.
  await sql`
    alter table bookings
      drop constraint if exists bookings_product_check,
      add column expected_commission bigint`.execute(db);
  await sql`
    create index bookings_with_commission on bookings (created_at) where expected_commission is not null`.execute(
    db,
  );
  await sql`
    create index bookings_to_end on bookings (ends_at)
      where state in ('ticketed', 'changed', 'cancel_quoted', 'confirmed')`.execute(db);
  await sql`drop index bookings_to_fly`.execute(db);
}
