import { sql, type Kysely } from 'kysely';

/** Suppliers differ in whether lap infants count towards the nine travelers of a booking (TRAVEL-RULES 1). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table suppliers add column lap_infants_count boolean not null default true`.execute(db);
}
