import { sql, type Kysely } from 'kysely';

/**
 * Adds the time of the supplier's last answer about an operation, and the approval request to release its money. For operations already in
 * doubt, the day of silence counts from their beginning.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table booking_operations
      add column heard_at timestamptz,
      add column release_id uuid references approval_requests (id)`.execute(db);
}
