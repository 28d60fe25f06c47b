import { sql } from 'kysely';
import { dayMs } from '@traveldesk/shared-contract';
import { newId, toolsOf } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { startSupplierApi } from '../testing/supplier-api';
import { searchesBetween, storeSearchCounts } from '../use/searches.sql';
import { forgetCalls, insertCall } from './supplier-calls.sql';
import type { SupplierCallsTable } from './supplier-calls.table';

const call = (change: Partial<SupplierCallsTable>): SupplierCallsTable => ({
  id: newId(),
  supplier_id: newId(),
  company_id: null,
  purpose: 'search',
  reference: null,
  attempt: 1,
  started_at: new Date(),
  duration_ms: 5,
  http_status: 200,
  outcome: 'ok',
  supplier_request_id: null,
  bytes: 2,
  ...change,
});

describeOnDatabase('records of calls', (makeApi) => {
  it('are kept for a month, also without flights', async () => {
    const { db } = (await startSupplierApi(makeApi)).api.kernel;
    await insertCall(db, call({}));
    const kept = async (days: number) => {
      await forgetCalls(db, new Date(Date.now() + days * dayMs));
      return (await db.selectFrom('supplier_call_records').select('id').execute()).length;
    };
    expect([await kept(30), await kept(32)]).toEqual([1, 0]);
  });

  it('show the use of a supplier in the last 30 days, and why calls failed', async () => {
    const { api, call: ask, create } = await startSupplierApi(makeApi);
    const { id } = await create({});
    const { db } = api.kernel;
    const today = new Date();
    const before = (days: number) => new Date(today.getTime() - days * dayMs);
    const made: Partial<SupplierCallsTable>[] = [
      { duration_ms: 100 },
      { duration_ms: 300, outcome: 'timed_out' },
      { duration_ms: 500, outcome: 'timed_out', purpose: 'order' },
      { duration_ms: 700, outcome: 'error', started_at: before(29) },
      { duration_ms: 100, outcome: 'aborted', started_at: before(29) },
      { outcome: 'error', started_at: before(30) },
      { supplier_id: newId(), outcome: 'malformed' },
    ];
    for (const change of made) await insertCall(db, call({ supplier_id: id, started_at: today, ...change }));
    const answer = await ask('GET', `/suppliers/${id}/use`);
    expect(answer.statusCode).toBe(200);
    const day = (at: Date) => at.toISOString().slice(0, 10);
    expect(answer.json()).toEqual({
      from: day(before(29)),
      to: day(today),
      days: [
        { day: day(today), calls: 3, failed: 2, median_ms: 300 },
        { day: day(before(29)), calls: 2, failed: 1, median_ms: 400 },
      ],
      causes: [
        { cause: 'timed_out', calls: 2, last_at: today.toISOString() },
        { cause: 'error', calls: 1, last_at: before(29).toISOString() },
      ],
    });
    expect((await ask('GET', `/suppliers/${newId()}/use`)).statusCode).toBe(404);
  });

  it('count searches by supplier, company and day, once over several processes and interrupted runs', async () => {
    const { api } = await startSupplierApi(makeApi);
    const { db } = api.kernel;
    const [supplier, company] = [newId(), newId()];
    const at = (time: string) => new Date(`2026-12-${time}Z`);
    await db
      .updateTable('supplier_search_count')
      .set({ since: '2026-12-01', live_from: '2026-12-01' })
      .execute();
    const made: Partial<SupplierCallsTable>[] = [
      { started_at: at('01T00:00:00') },
      { started_at: at('01T23:59:59.999') },
      { started_at: at('01T23:59:59'), attempt: 2 },
      { started_at: at('01T12:00:00'), purpose: 'offer' },
      { started_at: at('01T12:00:00'), company_id: company },
      { started_at: at('01T12:00:00'), outcome: 'timed_out' },
      { started_at: at('02T00:00:00'), company_id: company },
      { started_at: at('03T08:00:00'), company_id: company },
    ];
    for (const change of made) await insertCall(db, call({ supplier_id: supplier, ...change }));
    const counted = async (from: string, to: string) => {
      const { rows } = await sql<{ day: string; company_id: string | null; searches: number }>`
        select day::text, company_id, searches from ${searchesBetween(from, to)} as counted
        order by day, company_id nulls first`.execute(db);
      return rows.map(({ day, company_id: of, searches }) => [day, of, searches]);
    };
    const all = [
      ['2026-12-01', null, 3],
      ['2026-12-01', company, 1],
      ['2026-12-02', company, 1],
      ['2026-12-03', company, 1],
    ];
    expect(await counted('2026-12-01', '2026-12-03')).toEqual(all);
    // The first day is stored an hour after its end, when all of its calls are recorded.
    const store = (now: Date) => db.transaction().execute((tx) => storeSearchCounts(tx, now));
    await store(at('02T00:59:59'));
    expect(await db.selectFrom('supplier_searches').selectAll().execute()).toEqual([]);
    await Promise.all([1, 2, 3].map(() => store(at('03T08:00:00'))));
    const stored = await db.selectFrom('supplier_searches').select('searches').execute();
    expect(stored.map(({ searches }) => searches).toSorted()).toEqual([1, 1, 3]);
    await db.deleteFrom('supplier_call_records').where('started_at', '<', at('03T00:00:00')).execute();
    expect(await counted('2026-12-01', '2026-12-03')).toEqual(all);
    expect(await counted('2026-12-02', '2026-12-02')).toEqual(all.slice(2, 3));
  });

  it('are all stored before the process ends', async () => {
    const { api } = await startSupplierApi(makeApi);
    const { db } = api.kernel;
    const { callRecords } = toolsOf(api.kernel, 'suppliers');
    for (let count = 0; count < 50; count += 1) callRecords.add(call({}));
    await callRecords.stored();
    expect(await db.selectFrom('supplier_call_records').select('id').execute()).toHaveLength(50);
  });
});
