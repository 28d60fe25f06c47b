import { sql, type Kysely } from 'kysely';

/** Indexes of the suppliers' accounts: history events that move money late, and the quote that an operation used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index booking_history_of_late_money on booking_history (booking_id, at)
    where event in ('late_taken', 'refund_confirmed', 'refund_completed')`.execute(db);
  await sql`create index booking_quotes_used on booking_quotes (used_by) where used_by is not null`.execute(
    db,
  );
}
