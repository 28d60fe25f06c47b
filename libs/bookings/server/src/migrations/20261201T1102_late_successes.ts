import { sql, type Kysely } from 'kysely';

/** Adds the index of the few bookings that a supplier made after all, which somebody has to decide about. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create index bookings_late_success on bookings (created_at desc, id desc)
      where flags @> array['late_success']`.execute(db);
}
