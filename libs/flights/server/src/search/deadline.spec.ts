import { sellersOf } from '@traveldesk/companies-server';
import { decodeCriteria, type FlightCriteria } from '@traveldesk/flights-contract';
import { loadRules } from '@traveldesk/markups-server';
import { toolsOf } from '@traveldesk/shared-server';
import { startTestApi } from '@traveldesk/shared-testing/server';
import { startFakeDuffel } from '../testing/duffel-server.fake';
import { oneway, startFlightsApi } from '../testing/flights-api.fake';
import type { SearchEvent } from './run';
import { fromSuppliers, startSearch } from './start-search';

it('a supplier without an answer at the end of the search’s time has missed the deadline', async () => {
  const flights = await startFlightsApi(startTestApi);
  const supplier = await startFakeDuffel();
  supplier.onSearch(() => {});
  await flights.addSupplier('silent', supplier.url, { timeout_ms: 60_000 });
  try {
    const tools = toolsOf(flights.api.kernel, 'flights');
    const { draft } = decodeCriteria(new URLSearchParams(oneway()));
    const wanted = {
      criteria: draft as FlightCriteria,
      company: null,
      currency: 'EUR',
      query: oneway(),
    };
    const sellers = await sellersOf(tools.db, 'flights', null);
    const at = new Date();
    const rules = await loadRules(tools.kernel, at);
    const run = startSearch(tools, { wanted, sellers, rules, at }, fromSuppliers(tools, sellers));
    setTimeout(run.expire, 300);
    const events: SearchEvent[] = [];
    for await (const event of run.events(new AbortController().signal)) events.push(event);
    expect(events.slice(-2)).toMatchObject([
      { type: 'supplier', supplier: 'silent', status: 'failed', reason: 'deadline' },
      { type: 'end', count: 0 },
    ]);
    // The supplier notices a moment later.
    for (let tries = 0; tries < 500 && supplier.open() > 0; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(supplier.open()).toBe(0);
    expect([...tools.running.all()]).toEqual([]);
  } finally {
    await flights.api.close();
    await supplier.close();
  }
});
