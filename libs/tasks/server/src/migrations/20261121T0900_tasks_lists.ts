import { sql, type Kysely } from 'kysely';

/** Indexes for sorting by type and by status, in the order of their lists. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create index tasks_by_type on tasks (array_position(array[
      'call', 'document', 'booking', 'payment', 'support',
      'hold_expiring', 'booking_in_doubt', 'deposit_approval'], type), id)`.execute(db);
  await sql`
    create index tasks_by_status on tasks (array_position(array[
      'open', 'in_progress', 'waiting', 'done', 'cancelled'], status), id)`.execute(db);
}
