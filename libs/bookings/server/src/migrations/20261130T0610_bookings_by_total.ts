import { sql, type Kysely } from 'kysely';

/** Replaces the sort indexes by total: amounts of different currencies do not compare, so the currency comes first. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`drop index bookings_sort_total_down`.execute(db);
  await sql`drop index bookings_sort_total_up`.execute(db);
  await sql`
    create index bookings_sort_total_down on bookings (currency, total desc nulls last, id desc)`.execute(db);
  await sql`create index bookings_sort_total_up on bookings (currency, total, id)`.execute(db);
}
