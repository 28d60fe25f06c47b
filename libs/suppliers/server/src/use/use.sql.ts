import { sql } from 'kysely';
import type { Db } from '@traveldesk/shared-server';
import type { SupplierUse } from '@traveldesk/suppliers-contract';
import { addDays } from '@traveldesk/shared-contract';

/** Days shown, today included; call records are kept for one day more. */
const shownDays = 30;

/** SQL: whether a call failed. A call that its reader abandoned did not. */
const hasFailed = sql`outcome not in ('ok', 'aborted')`;

/** Returns the calls to a supplier by day in UTC, and the causes of those that failed. */
export async function readSupplierUse(db: Db, supplierId: string, now = new Date()): Promise<SupplierUse> {
  const to = now.toISOString().slice(0, 10);
  const from = addDays(to, 1 - shownDays);
  const calls = sql`from supplier_call_records
    where supplier_id = ${supplierId} and started_at >= ${`${from}T00:00:00Z`}`;
  const { rows: days } = await sql<SupplierUse['days'][number]>`
    select (started_at at time zone 'UTC')::date::text as day, count(*)::int as calls,
      (count(*) filter (where ${hasFailed}))::int as failed,
      round(percentile_cont(0.5) within group (order by duration_ms))::int as median_ms
    ${calls} group by 1 order by 1 desc`.execute(db);
  const { rows: causes } = await sql<SupplierUse['causes'][number]>`
    select outcome as cause, count(*)::int as calls, max(started_at) as last_at
    ${calls} and ${hasFailed} group by 1 order by 2 desc, 1`.execute(db);
  return {
    from,
    to,
    days,
    causes: causes.map((cause) => ({ ...cause, last_at: new Date(cause.last_at).toISOString() })),
  };
}
