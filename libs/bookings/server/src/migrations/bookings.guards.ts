import { sql, type Kysely } from 'kysely';

/** The transitions of the contract's state machine at the date of this migration, enforced by the database too. */
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

/** Creates the triggers that reject invalid transitions, reopened operations and changed traces, whoever writes them. */
export async function guards(db: Kysely<unknown>): Promise<void> {
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
