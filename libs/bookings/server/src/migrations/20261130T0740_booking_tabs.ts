import { sql, type Kysely } from 'kysely';

/** Renews the indexes of the tabs: drafts have a tab of their own, and bookings whose order is on its way are in progress. */
export async function up(db: Kysely<never>): Promise<void> {
  const tabs = {
    drafts: ['draft'],
    on_hold: ['on_hold'],
    issuing: ['priced', 'payment_pending', 'issuing'],
  };
  const newOf = (tab: string) => sql.id(`bookings_new_tab_${tab}`);
  const nameOf = (tab: string) => sql.id(`bookings_tab_${tab}`);
  for (const [tab, states] of Object.entries(tabs)) {
    await sql`
      create index ${newOf(tab)} on bookings (created_at desc, id desc)
        where state in (${sql.join(states.map((state) => sql.lit(state)))})`.execute(db);
  }
  // Dropping an index keeps all readers out until the commit, so it comes after the indexes, which are long to build.
  for (const tab of Object.keys(tabs)) {
    await sql`drop index if exists ${nameOf(tab)}`.execute(db);
    await sql`alter index ${newOf(tab)} rename to ${nameOf(tab)}`.execute(db);
  }
}
