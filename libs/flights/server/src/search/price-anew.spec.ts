import { sql } from 'kysely';
import { toolsOf } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { json, startFakeDuffel, type FakeDuffel } from '../testing/duffel-server.fake';
import { offerWire } from '../testing/duffel-wire.fake';
import {
  endsIn,
  linesOf,
  offersIn,
  oneway,
  someDay,
  startFlightsApi,
  type FlightsApi,
} from '../testing/flights-api.fake';
import { by } from '../testing/rules.fake';

describeOnDatabase('a search after a change of rules (docs/adr/0032)', (makeApi) => {
  let flights: FlightsApi;
  let supplier: FakeDuffel;
  let address: string;
  let day = 0;
  let query = '';
  const rules: { end(): Promise<unknown> }[] = [];
  beforeAll(async () => {
    flights = await startFlightsApi(makeApi);
    supplier = await startFakeDuffel();
    await flights.addSupplier('steady', supplier.url);
    address = await flights.api.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => supplier.close());
  beforeEach(() => {
    day += 1;
    const trips = [{ origin: 'CAI', destination: 'DXB', date: someDay(day), departure: null, arrival: null }];
    query = oneway({ trips });
    supplier.calls.length = 0;
    supplier.sells(
      { id: 'off_1', total: '100.00', airline: 'MS', flight: '1' },
      { id: 'off_2', total: '110.00', airline: 'EK', flight: '2' },
    );
  });
  afterEach(async () => {
    for (const rule of rules.splice(0)) await rule.end();
  });

  const addRule = async (change: Parameters<FlightsApi['addRule']>[0]) => {
    rules.push(await flights.addRule(change));
  };
  const search = async () => offersIn((await flights.search(query)).lines);
  const totals = (offers: Awaited<ReturnType<typeof search>>) =>
    offers.map(({ price }) => price.total.amount);
  const review = async (id: string) => JSON.parse((await flights.call('GET', `/flights/offers/${id}`)).text);

  it('is repriced from the suppliers’ answers, in the order of the new prices, as a new search', async () => {
    const before = await search();
    expect(totals(before)).toEqual(['100.00', '110.00']);
    await addRule({ kind: 'discount', percent: '15', ...by('EK') });
    const after = await search();
    // 110 less 15 % is 93.50.
    expect(totals(after)).toEqual(['93.50', '100.00']);
    expect(supplier.calls).toHaveLength(1);
    expect(new Set([...before, ...after].map(({ id }) => id)).size).toBe(4);
    expect(after.map(({ offer_key }) => offer_key)).toEqual(
      before.map(({ offer_key }) => offer_key).reverse(),
    );
    // A repeated search under the same rules shares it.
    expect((await search()).map(({ id }) => id)).toEqual(after.map(({ id }) => id));
  });

  it('keeps the expiry of the original offers', async () => {
    const first = (await flights.search(query)).lines[0];
    await addRule({});
    const again = (await flights.search(query)).lines[0];
    expect(again).toMatchObject({ expires_at: (first as { expires_at: string }).expires_at });
    const { text } = await flights.call('GET', `/flights/day-prices?${query}`);
    const today = JSON.parse(text).data.find(({ date }: { date: string }) => date === someDay(day));
    expect(today.price).toEqual({ amount: '110.00', currency: 'EUR' });
  });

  it('keeps the earlier list: a review of it reports a change of our price', async () => {
    const [seen] = await search();
    await addRule({});
    const [now] = await search();
    expect(await review(seen?.id ?? '')).toMatchObject({
      previous: { price: { total: { amount: '100.00' } } },
      changes: [{ kind: 'price', whose: 'ours', before: { amount: '100.00' }, after: { amount: '110.00' } }],
    });
    expect(await review(now?.id ?? '')).toMatchObject({ changes: [] });
  });

  it('is repriced when a scheduled version comes into force', async () => {
    await addRule({ effective_at: new Date(Date.now() + 1_500).toISOString() });
    expect(totals(await search())).toEqual(['100.00', '110.00']);
    await new Promise((resolve) => setTimeout(resolve, 1_600));
    expect(totals(await search())).toEqual(['110.00', '121.00']);
    expect(supplier.calls).toHaveLength(1);
  });

  it('gives each reader the prices of the time they opened it, even while it is running', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    supplier.onSearch((_request, response, body) => {
      const { slices } = JSON.parse(body).data;
      const offers = ['100.00', '300.00'].map((total, at) =>
        offerWire(slices, { id: `off_${at}`, total, flight: String(at + 1) }),
      );
      void held.then(() => json(response, 200, { data: { offers } }));
    });
    const open = async () => {
      const response = await fetch(`${address}/api/v1/flights/offers?${query}`, { headers: flights.staff });
      return response.text().then(linesOf);
    };
    const first = open();
    for (let tries = 0; tries < 500 && supplier.open() === 0; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await addRule({});
    const second = open();
    const third = open();
    await new Promise((resolve) => setTimeout(resolve, 300));
    answer();
    expect(totals(offersIn(await first))).toEqual(['100.00', '300.00']);
    expect(totals(offersIn(await second))).toEqual(['110.00', '330.00']);
    expect(offersIn(await third).map(({ id }) => id)).toEqual(offersIn(await second).map(({ id }) => id));
    expect(endsIn(await second)).toMatchObject([{ supplier: 'steady', status: 'done', count: 2 }]);
    expect((await second).at(-1)).toMatchObject({ type: 'end', count: 2 });
    expect(supplier.calls).toHaveLength(1);
  });

  it('stops its suppliers when neither the original nor the repriced search has a reader', async () => {
    supplier.onSearch(() => {});
    const until = async (happened: () => boolean) => {
      for (let tries = 0; tries < 500 && !happened(); tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      expect(happened()).toBe(true);
    };
    const read = async () => {
      const leaving = new AbortController();
      const { signal } = leaving;
      const response = await fetch(`${address}/api/v1/flights/offers?${query}`, {
        headers: flights.staff,
        signal,
      });
      await response.body?.getReader().read();
      return leaving;
    };
    const first = await read();
    await until(() => supplier.open() === 1);
    await addRule({});
    const second = await read();
    first.abort();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(supplier.open()).toBe(1);
    second.abort();
    await until(() => supplier.open() === 0);
    expect([...toolsOf(flights.api.kernel, 'flights').running.all()]).toEqual([]);
  });

  it('reports a supplier’s failure, and is not kept then either', async () => {
    let fail = () => {};
    const held = new Promise<void>((resolve) => (fail = resolve));
    supplier.onSearch((_request, response) => void held.then(() => response.writeHead(500).end()));
    const open = async () => {
      const response = await fetch(`${address}/api/v1/flights/offers?${query}`, { headers: flights.staff });
      return response.text().then(linesOf);
    };
    const first = open();
    for (let tries = 0; tries < 500 && supplier.open() === 0; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await addRule({});
    const second = open();
    await new Promise((resolve) => setTimeout(resolve, 300));
    fail();
    for (const lines of [await first, await second]) {
      expect(endsIn(lines)).toMatchObject([{ status: 'failed', reason: 'error' }]);
    }
    supplier.sells({ id: 'off_1', total: '100.00' });
    expect(totals(await search())).toEqual(['110.00']);
  });

  it('expires offers found by an older version', async () => {
    const [seen] = await search();
    await sql`update flight_searches set pricing = null`.execute(flights.api.kernel.db);
    expect(await review(seen?.id ?? '')).toMatchObject({ code: 'offer_expired' });
    expect(totals(await search())).toEqual(['100.00', '110.00']);
    expect(supplier.calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });
});
