import { sql, type Kysely } from 'kysely';

/** Adds the address of a company's office, and its coordinates. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table companies
      add column office_address text,
      add column office_latitude float8,
      add column office_longitude float8,
      add constraint companies_office_coordinates
        check ((office_latitude is null) = (office_longitude is null))`.execute(db);
}
