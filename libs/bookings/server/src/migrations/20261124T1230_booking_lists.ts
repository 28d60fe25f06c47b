import { sql, type Kysely } from 'kysely';

/** Adds the indexes of lists, tabs, counts, the deadline board and the cards of Home. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A tab is a set of states; its index yields the newest rows without sorting.
  const tabs = {
    on_hold: ['draft', 'priced', 'on_hold'],
    issuing: ['payment_pending', 'issuing'],
    ticketed: ['ticketed', 'changed', 'flown'],
    refunds: ['cancel_quoted', 'refund_pending', 'refunded', 'voided'],
    ended: ['cancelled', 'expired', 'failed'],
  };
  for (const [tab, states] of Object.entries(tabs)) {
    await sql`
      create index ${sql.id(`bookings_tab_${tab}`)} on bookings (created_at desc, id desc)
        where state in (${sql.join(states.map((state) => sql.lit(state)))})`.execute(db);
  }
  await sql`create index bookings_of_supplier on bookings (supplier_id, created_at desc, id desc)`.execute(
    db,
  );
  // Filters by place look only at the first trip.
  await sql`create index bookings_by_origin on bookings (left(route[1], 3), created_at desc, id desc)`.execute(
    db,
  );
  await sql`
    create index bookings_by_destination on bookings (right(route[1], 3), created_at desc, id desc)`.execute(
    db,
  );
  // Sort indexes: columns that may be null sort them last in both directions.
  for (const column of ['departs_on', 'total']) {
    await sql`
      create index ${sql.id(`bookings_sort_${column}_down`)} on bookings (${sql.id(column)} desc nulls last, id desc)`.execute(
      db,
    );
    await sql`create index ${sql.id(`bookings_sort_${column}_up`)} on bookings (${sql.id(column)}, id)`.execute(
      db,
    );
  }
  await sql`drop index bookings_by_departure`.execute(db);
  await sql`
    create index bookings_changed_by_airline on bookings (ends_at)
      where flags @> array['schedule_change'] and state in ('ticketed', 'changed', 'cancel_quoted', 'on_hold')`.execute(
    db,
  );
  await sql`create index booking_travellers_of_booking on booking_travellers (booking_id) include (person)`.execute(
    db,
  );
}
