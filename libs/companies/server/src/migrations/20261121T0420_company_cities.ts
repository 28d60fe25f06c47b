import { sql, type Kysely } from 'kysely';

/** A company's city is one that exists, and is not deleted while a company is in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table companies add constraint companies_city foreign key (city_id) references cities (id)`.execute(
    db,
  );
}
