import { sql, type Kysely } from 'kysely';

/** Adds whether the current delay is recorded in the audit trail: once per delay, so that a flood of attempts writes nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table throttles add column told boolean not null default false`.execute(db);
}
