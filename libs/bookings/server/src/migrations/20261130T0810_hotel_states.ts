import { sql, type Kysely } from 'kysely';

/** The transitions of the contract's state machine at the date of this migration, with those of stays, but without `ofManual`. */
const moves = {
  draft: ['priced', 'ticketed', 'confirmed', 'on_hold', 'cancelled', 'failed'],
  priced: ['on_hold', 'payment_pending', 'failed', 'cancelled'],
  on_hold: ['payment_pending', 'cancelled', 'expired', 'ticketed'],
  payment_pending: ['issuing', 'on_hold', 'failed'],
  issuing: ['ticketed', 'confirmed', 'on_hold', 'failed'],
  ticketed: ['cancel_quoted', 'voided', 'refunded', 'refund_pending', 'changed', 'flown'],
  changed: ['cancel_quoted', 'voided', 'refunded', 'refund_pending', 'flown'],
  cancel_quoted: ['ticketed', 'changed', 'voided', 'refunded', 'refund_pending', 'flown'],
  refund_pending: ['refunded'],
  refunded: [],
  voided: [],
  flown: ['refunded', 'refund_pending'],
  confirmed: ['cancelled', 'refunded', 'refund_pending', 'stayed', 'no_show'],
  stayed: ['no_show'],
  no_show: ['confirmed', 'stayed'],
  cancelled: ['on_hold', 'ticketed', 'confirmed', 'refund_pending'],
  expired: ['on_hold', 'ticketed', 'cancelled'],
  failed: ['on_hold', 'ticketed', 'confirmed'],
};

/** The transitions of a manual booking whose price waits for approval; other kinds of booking must not use them. */
const ofManual = [
  'draft payment_pending',
  'ticketed payment_pending',
  'confirmed payment_pending',
  'payment_pending ticketed',
  'payment_pending confirmed',
  'payment_pending cancelled',
];

/** Adds the states and the operation of stays, and renews the guard of transitions and the index of the tab that shows them. */
export async function up(db: Kysely<never>): Promise<void> {
  const states = sql.join(Object.keys(moves).map((state) => sql.lit(state)));
  const allowed = Object.entries(moves).flatMap(([from, tos]) => tos.map((to) => sql.lit(`${from} ${to}`)));
  await sql`
    create index bookings_new_tab_ticketed on bookings (created_at desc, id desc)
      where state in ('ticketed', 'changed', 'flown', 'confirmed', 'stayed', 'no_show')`.execute(db);
  await sql`
    alter table bookings
      drop constraint bookings_state,
      add constraint bookings_state check (state in (${states})),
      drop constraint bookings_mode_check,
      add constraint bookings_mode_check check (mode in ('hold', 'pay', 'book'))`.execute(db);
  await sql`
    alter table booking_operations
      drop constraint booking_operations_kind_check,
      add constraint booking_operations_kind_check check (kind in ('hold', 'pay', 'book', 'void', 'cancel', 'change'))`.execute(
    db,
  );
  await sql`
    create or replace function booking_guard() returns trigger language plpgsql as $$
    begin
      if new.state is distinct from old.state and old.state || ' ' || new.state not in (${sql.join(allowed)}) then
        raise exception 'a booking does not go from % to %', old.state, new.state using errcode = 'BK001';
      end if;
      return new;
    end $$`.execute(db);
  await sql`drop trigger bookings_moves on bookings`.execute(db);
  await sql`
    create trigger bookings_moves before update of state on bookings for each row
      when (not (new.kind = 'manual' and old.state || ' ' || new.state in (${sql.join(ofManual.map((move) => sql.lit(move)))})))
      execute function booking_guard()`.execute(db);
  await sql`drop index if exists bookings_tab_ticketed`.execute(db);
  await sql`alter index bookings_new_tab_ticketed rename to bookings_tab_ticketed`.execute(db);
}
