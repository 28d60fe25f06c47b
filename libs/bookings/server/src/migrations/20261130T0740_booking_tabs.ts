import { sql, type Kysely } from 'kysely';

/** Renews the indexes of the tabs: drafts have a tab of their own, and bookings whose order is on its way are in progress. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`drop index bookings_tab_on_hold`.execute(db);
  await sql`drop index bookings_tab_issuing`.execute(db);
  const tabs = {
    drafts: ['draft'],
    on_hold: ['on_hold'],
    issuing: ['priced', 'payment_pending', 'issuing'],
  };
  for (const [tab, states] of Object.entries(tabs)) {
    await sql`
      create index ${sql.id(`bookings_tab_${tab}`)} on bookings (created_at desc, id desc)
        where state in (${sql.join(states.map((state) => sql.lit(state)))})`.execute(db);
  }
}
