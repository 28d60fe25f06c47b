import { sql, type Kysely } from 'kysely';

/**
 * When its supplier last said anything of an operation, and the request to release what is set aside for it. An operation that is in doubt
 * already has been heard of when it began: the day of silence counts from then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table booking_operations
      add column heard_at timestamptz,
      add column release_id uuid references approval_requests (id)`.execute(db);
}
