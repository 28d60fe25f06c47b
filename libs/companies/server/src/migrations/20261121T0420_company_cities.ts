import { sql, type Kysely } from 'kysely';

/** Requires that a company's city exists; cities with companies cannot be deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table companies add constraint companies_city foreign key (city_id) references cities (id)`.execute(
    db,
  );
}
