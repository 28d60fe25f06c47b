import { sql, type Kysely } from 'kysely';

/** Whether the audit trail has been told of the delay that runs: once each, so that a flood of tries writes nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table throttles add column told boolean not null default false`.execute(db);
}
