import { sql, type Kysely } from 'kysely';

/** Adds the columns by which lists show and filter stays, and the indexes of the lists of one product. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table bookings
      add column property text,
      add column property_compact text,
      add column city text,
      add column city_compact text,
      add column check_out date,
      add column rooms integer,
      add column payment text`.execute(db);
  // These indexes leave out rows of other products.
  for (const column of ['property_compact', 'city_compact']) {
    await sql`
      create index ${sql.id(`bookings_by_${column}`)} on bookings using gin (${sql.id(column)} gin_trgm_ops)
        where ${sql.id(column)} is not null`.execute(db);
  }
  await sql`create index bookings_of_product on bookings (product, created_at desc, id desc)`.execute(db);
}
