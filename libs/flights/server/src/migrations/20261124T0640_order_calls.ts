import { sql, type Kysely } from 'kysely';

/** Allows records of calls about orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table supplier_calls drop constraint supplier_calls_purpose_check`.execute(db);
  await sql`
    alter table supplier_calls add constraint supplier_calls_purpose_check check (purpose in (
      'search', 'offer', 'order', 'look_up', 'payment', 'cancellation', 'change', 'airline_change', 'services', 'webhook'
    ))`.execute(db);
}
