import { sql, type Kysely } from 'kysely';

/** The columns of a booking that only flights read. */
const moved = [
  'search_id',
  'revision',
  'wanted',
  'slices',
  'names',
  'bags',
  'conditions',
  'itinerary_key',
] as const;

/**
 * Moves the columns that only flights read from `bookings` to a detail row per flight booking (docs/adr/0123). The lock prevents writes
 * meanwhile, whose flights would be lost with the columns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`lock table bookings in access exclusive mode`.execute(db);
  await sql`
    create table flight_bookings (
      booking_id uuid primary key,
      search_id uuid,
      revision text,
      wanted jsonb,
      slices jsonb not null default '[]',
      names jsonb not null default '{"places":{},"airlines":{},"aircraft":{}}',
      bags jsonb,
      conditions jsonb,
      itinerary_key text
    )`.execute(db);
  const columns = sql.join(moved.map((column) => sql.id(column)));
  await sql`
    insert into flight_bookings (booking_id, ${columns})
      select id, ${columns} from bookings where product = 'flight'`.execute(db);
  // Added after the rows, so that one scan checks them all.
  await sql`
    alter table flight_bookings add constraint flight_bookings_booking foreign key (booking_id) references bookings (id)`.execute(
    db,
  );
  const drops = sql.join(moved.map((column) => sql`drop column ${sql.id(column)}`));
  // The server checks that a product is registered; the database checks only the form of its name.
  await sql`
    alter table bookings
      ${drops},
      drop constraint bookings_product_check,
      alter column product drop default,
      add constraint bookings_product check (product ~ '^[a-z][a-z_]*$')`.execute(db);
}
