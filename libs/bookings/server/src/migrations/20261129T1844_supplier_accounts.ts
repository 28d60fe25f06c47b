import { sql, type Kysely } from 'kysely';

/** What is owed to suppliers reads of the history the few events that move money late. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index booking_history_of_late_money on booking_history (booking_id, at)
    where event in ('late_taken', 'refund_confirmed', 'refund_completed')`.execute(db);
}
