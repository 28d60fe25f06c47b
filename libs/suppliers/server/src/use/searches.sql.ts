import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '@traveldesk/shared-server';
import '../call/supplier-calls.table';

declare module '@traveldesk/shared-server' {
  interface Database {
    supplier_searches: { day: string; supplier_id: string; company_id: string | null; searches: number };
    supplier_search_count: { one: boolean; since: string; live_from: string };
  }
}

/** SQL: the days of the calls, in UTC. */
const dayOfCall = sql`(started_at at time zone 'UTC')::date`;

/** SQL: the start of a day as an instant. */
const startOf = (day: RawBuilder<unknown>) => sql`(${day})::timestamp at time zone 'UTC'`;

/** SQL: one row for each day, supplier and company. A repeated call is one search. */
const countedCalls = (from: RawBuilder<unknown>, before: RawBuilder<unknown>) => sql`
  select ${dayOfCall} as day, supplier_id, company_id, count(*)::int as searches from supplier_call_records
  where purpose = 'search' and attempt = 1 and started_at >= ${startOf(from)} and started_at < ${startOf(before)}
  group by 1, 2, 3`;

const liveFrom = sql`(select live_from from supplier_search_count)`;

/**
 * SQL: a derived table with `day`, `supplier_id`, `company_id` and `searches` of these days, both included. A search counts for each supplier
 * that was really called.
 */
export function searchesBetween(from: string, to: string): RawBuilder<unknown> {
  const [first, end] = [sql`${from}::date`, sql`${to}::date + 1`];
  return sql`(
    select day, supplier_id, company_id, searches from supplier_searches
    where day >= ${first} and day < ${end} and day < ${liveFrom}
    union all ${countedCalls(sql`greatest(${first}, ${liveFrom})`, end)})`;
}

/** Returns the first day on which searches were counted. */
export async function searchesCountedSince(db: Db): Promise<string> {
  const { rows } = await sql<{ since: string }>`select since::text from supplier_search_count`.execute(db);
  return rows[0]?.since ?? '9999-12-31';
}

/** Late enough for the records of all calls of the day before: a call and its record take less. */
const recordedWithin = sql.lit('1 hour');

/** Stores the counts of the days that are over. Several processes and interrupted runs store each day once. */
export async function storeSearchCounts(tx: Tx, now: Date): Promise<void> {
  const { rows } = await sql<{ from: string; before: string }>`
    select live_from::text as "from",
      ((${now}::timestamptz - interval ${recordedWithin}) at time zone 'UTC')::date::text as before
    from supplier_search_count for update`.execute(tx);
  const [days] = rows;
  if (!days || days.from >= days.before) return;
  const [from, before] = [sql`${days.from}::date`, sql`${days.before}::date`];
  await sql`insert into supplier_searches (day, supplier_id, company_id, searches) ${countedCalls(from, before)}`.execute(
    tx,
  );
  await sql`update supplier_search_count set live_from = ${before}`.execute(tx);
}
