import { sql, type Kysely } from 'kysely';

/** What the jobs around a booking go by, and what makes a look-up believable. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // When its order is read again; null where nothing of it can change any more. Of which deadline staff were warned.
  await sql`
    alter table bookings
      add column refresh_at timestamptz,
      add column warned_of timestamptz,
      add column asked_id uuid`.execute(db);
  await sql`create index bookings_to_refresh on bookings (refresh_at) where refresh_at is not null`.execute(
    db,
  );
  // Events name the offer where the order is not known yet.
  await sql`
    create index bookings_of_offer on bookings (supplier_id, (kept ->> 'ref')) where kept is not null`.execute(
    db,
  );
  // What was asked for once at a supplier is ordered once, whichever of its offers (docs/adr/0089). One that turns out to have been
  // sold after all comes back as a hold or a ticket, and must not be kept from it.
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
  // By which account at which address it was sent: an absence at another one proves nothing.
  await sql`alter table booking_attempts add column access text`.execute(db);
  await sql`create index booking_documents_of_booking on booking_documents (booking_id)`.execute(db);
  await sql`create index booking_events_by_time on booking_events (received_at)`.execute(db);
}
