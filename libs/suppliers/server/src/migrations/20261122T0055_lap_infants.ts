import { sql, type Kysely } from 'kysely';

/** Whether an infant on a lap is one of the nine travellers of a booking differs by supplier (TRAVEL-RULES 1). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table suppliers add column lap_infants_count boolean not null default true`.execute(db);
}
