import { sql, type Kysely } from 'kysely';

/** Adds the columns and indexes of the periodic jobs, and those that make a look-up reliable. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // `refresh_at`: when the order is read again; null where it cannot change any more. `warned_of`: the deadline that staff were warned of.
  await sql`
    alter table bookings
      add column refresh_at timestamptz,
      add column warned_of timestamptz,
      add column asked_id uuid`.execute(db);
  await sql`create index bookings_to_refresh on bookings (refresh_at) where refresh_at is not null`.execute(
    db,
  );
  // Events name the offer while the order is not known yet.
  await sql`
    create index bookings_of_offer on bookings (supplier_id, (kept ->> 'ref')) where kept is not null`.execute(
    db,
  );
  // A supplier search is ordered once, whichever of its offers is chosen (docs/adr/0089). A late success becomes a hold or a ticket, which
  // this index must not prevent.
  await sql`drop index bookings_offer`.execute(db);
  await sql`
    create unique index bookings_offer on bookings (offer_id)
      where state in ('priced', 'payment_pending', 'issuing')`.execute(db);
  await sql`
    create unique index bookings_search_used on bookings (asked_id, supplier_id)
      where state in ('priced', 'payment_pending', 'issuing')`.execute(db);
  await sql`create index bookings_by_asked on bookings (asked_id, supplier_id) where asked_id is not null`.execute(
    db,
  );
  // Hash of the account and address of the call: absence at another account proves nothing.
  await sql`alter table booking_attempts add column access text`.execute(db);
  await sql`create index booking_documents_of_booking on booking_documents (booking_id)`.execute(db);
  await sql`create index booking_events_by_time on booking_events (received_at)`.execute(db);
}
