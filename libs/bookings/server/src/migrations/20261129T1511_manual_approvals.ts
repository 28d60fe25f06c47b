import { sql, type Kysely } from 'kysely';

/** The transitions of a manual booking whose price waits for approval; other kinds of booking must not use them. */
const added = [
  'draft payment_pending',
  'ticketed payment_pending',
  'payment_pending ticketed',
  'payment_pending cancelled',
];

/**
 * Adds the hold and the approval request of a manual booking whose price waits for approval. The former version of a changed paid booking
 * belongs to its history line and is written once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bookings add column hold_id uuid, add column approval_id uuid`.execute(db);
  await sql`
    alter table bookings add constraint bookings_waiting check (
      (hold_id is null) = (approval_id is null)
      and (hold_id is null or (kind = 'manual' and state = 'payment_pending')))`.execute(db);
  await sql`create index bookings_that_wait on bookings (id) where hold_id is not null`.execute(db);
  // The guard of all other transitions is unchanged.
  await sql`drop trigger bookings_moves on bookings`.execute(db);
  await sql`
    create trigger bookings_moves before update of state on bookings for each row
      when (not (new.kind = 'manual' and old.state || ' ' || new.state in (${sql.join(added.map((move) => sql.lit(move)))})))
      execute function booking_guard()`.execute(db);
  await sql`
    create table booking_versions (
      history_id uuid primary key references booking_history (id),
      booking_id uuid not null references bookings (id),
      content jsonb not null
    )`.execute(db);
  await sql`
    create trigger booking_versions_once before update or delete on booking_versions
      for each row execute function booking_trace_guard()`.execute(db);
}
