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

/** Waits for a condition; fails after twenty seconds. */
async function until(happened: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1_000 && !happened(); tries += 1) await wait(20);
  expect(happened()).toBe(true);
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describeOnDatabase('the stream of a search', (makeApi) => {
  let flights: FlightsApi;
  let quick: FakeDuffel;
  let slow: FakeDuffel;
  let address: string;
  let quickId: string;
  let day = 0;
  beforeAll(async () => {
    flights = await startFlightsApi(makeApi);
    quick = await startFakeDuffel();
    slow = await startFakeDuffel();
    ({ id: quickId } = await flights.addSupplier('quick', quick.url));
    await flights.addSupplier('slow', slow.url, { timeout_ms: 30_000, concurrency: 1 });
    address = await flights.api.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await quick.close();
    await slow.close();
  });
  beforeEach(() => {
    quick.sells({ id: 'off_quick', total: '100' });
    slow.sells({ id: 'off_slow', total: '90' });
  });
  afterEach(() => {
    quick.calls.length = 0;
    slow.calls.length = 0;
  });

  /** Another search each time, so that none is shared by accident. */
  const newQuery = () => {
    day += 1;
    const trips = [{ origin: 'CAI', destination: 'DXB', date: someDay(day), departure: null, arrival: null }];
    return oneway({ trips });
  };
  const open = (query: string, { signal, headers = {} }: { signal?: AbortSignal; headers?: object } = {}) =>
    fetch(`${address}/api/v1/flights/offers?${query}`, {
      headers: { ...flights.staff, ...headers },
      ...(signal && { signal }),
    });
  /** Makes the slow supplier wait until `answer` is called; a caller who has disconnected gets no answer. */
  const holdSlow = () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    slow.onSearch((_request, response, body) => {
      const { slices } = JSON.parse(body).data;
      const offers = [offerWire(slices, { id: 'off_slow', total: '90' })];
      void held.then(() => response.destroyed || json(response, 200, { data: { offers } }));
    });
    return answer;
  };

  it.each(['identity', 'gzip'])('sends offers as each supplier answers (%s)', async (encoding) => {
    const answerSlow = holdSlow();
    const answer = await open(newQuery(), { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    let first = false;
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      text += part.value;
      if (first || !text.includes('"quick","names"')) continue;
      first = true;
      // Not reached if the first offers were held back until all are there.
      await until(() => slow.open() === 1);
      answerSlow();
    }
    expect(first).toBe(true);
    expect(offersIn(linesOf(text)).map(({ supplier }) => supplier)).toEqual(['quick', 'slow']);
  });

  it('says that a supplier is slow, and still waits for it', async () => {
    const answerSlow = holdSlow();
    const answer = await open(newQuery());
    const text = answer.text();
    await until(() => slow.open() === 1);
    // A supplier counts as slow after four seconds.
    await wait(4_300);
    answerSlow();
    const lines = linesOf(await text);
    const states = lines
      .filter((line) => line.type === 'supplier')
      .filter(({ supplier }) => supplier === 'slow');
    expect(states.map(({ status }) => status)).toEqual(['searching', 'slow', 'done']);
    expect(states[1]?.ms).toBeGreaterThanOrEqual(3_990);
  });

  it.each(['identity', 'gzip'])('stops the suppliers when the caller leaves (%s)', async (encoding) => {
    holdSlow();
    const leaving = new AbortController();
    const answer = await open(newQuery(), {
      signal: leaving.signal,
      headers: { 'accept-encoding': encoding },
    });
    await answer.body?.getReader().read();
    await until(() => slow.open() === 1);
    leaving.abort();
    await until(() => slow.open() === 0);
  });

  it.each(['identity', 'gzip'])(
    'ends soon after the caller’s session, marked as cut off (%s)',
    async (encoding) => {
      holdSlow();
      const headers = { ...(await flights.signIn({})), 'accept-encoding': encoding };
      const answer = await open(newQuery(), { headers });
      const text = answer.text();
      await until(() => slow.open() === 1);
      flights.api.signOut(headers);
      // The slow supplier never answers, so only the end of the session can end the search.
      const lines = linesOf(await text);
      expect(lines[0]?.type).toBe('search');
      expect(lines.some(({ type }) => type === 'end')).toBe(false);
      await until(() => slow.open() === 0);
      expect((await open(newQuery(), { headers })).status).toBe(401);
    },
  );

  it('stops nothing while somebody reads', async () => {
    const answerSlow = holdSlow();
    const query = newQuery();
    const leaving = new AbortController();
    const one = await open(query, { signal: leaving.signal });
    const other = await open(query);
    await one.body?.getReader().read();
    await until(() => slow.open() === 1);
    leaving.abort();
    await wait(100);
    answerSlow();
    expect(offersIn(linesOf(await other.text()))).toHaveLength(2);
  });

  it('sends simultaneous equal searches to the suppliers once', async () => {
    const answerSlow = holdSlow();
    const query = newQuery();
    const answers = await Promise.all([1, 2, 3, 4].map(() => open(query)));
    answerSlow();
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    const all = texts.map((text) => offersIn(linesOf(text)).map(({ id }) => id));
    expect(all.map((ids) => ids.length)).toEqual([2, 2, 2, 2]);
    expect(new Set(all.map((ids) => ids.join())).size).toBe(1);
    expect([quick.calls.length, slow.calls.length]).toEqual([1, 1]);
  });

  it('sends equal searches within a minute once, even after the first has ended', async () => {
    const query = newQuery();
    const first = linesOf(await (await open(query)).text());
    const again = linesOf(await (await open(query)).text());
    const byId = (lines: typeof first) => offersIn(lines).sort((one, other) => (one.id < other.id ? -1 : 1));
    expect(byId(again)).toEqual(byId(first));
    expect(again[0]).toEqual({ ...first[0], now: expect.any(String) });
    expect(endsIn(again)).toEqual(expect.arrayContaining(endsIn(first)));
    expect(quick.calls).toHaveLength(1);
  });

  it('is not shared if a supplier failed, with another company, or later', async () => {
    const failed = newQuery();
    slow.onSearch((_request, response) => void response.writeHead(500).end());
    await (await open(failed)).text();
    slow.sells({ id: 'off_slow', total: '90' });
    expect(offersIn(linesOf(await (await open(failed)).text()))).toHaveLength(2);
    expect(quick.calls).toHaveLength(2);

    const company = await flights.addCompany('Nile Travel', [quickId]);
    await (await open(`${failed}&company_id=${company.id}`)).text();
    expect(quick.calls).toHaveLength(3);

    await flights.api.kernel.db
      .updateTable('flight_searches')
      .set({ created_at: new Date(Date.now() - 61_000) })
      .execute();
    await (await open(failed)).text();
    expect(quick.calls).toHaveLength(4);
  });

  it('is not shared if the suppliers changed: a new one answers too, during or after the first search', async () => {
    const query = newQuery();
    await (await open(query)).text();
    const added = await startFakeDuffel();
    added.sells({ id: 'off_added', total: '80' });
    const { id } = await flights.addSupplier('added', added.url);
    const end = () =>
      flights.api.kernel.db
        .updateTable('suppliers')
        .set({ status: 'inactive' })
        .where('id', '=', id)
        .execute();
    try {
      const found = offersIn(linesOf(await (await open(query)).text()));
      expect(found.map(({ supplier: key }) => key).sort()).toEqual(['added', 'quick', 'slow']);

      const other = newQuery();
      const answerSlow = holdSlow();
      const withIt = await open(other);
      await end();
      const without = await open(other);
      answerSlow();
      const [three, two] = await Promise.all(
        [withIt, without].map(async (answer) => offersIn(linesOf(await answer.text())).length),
      );
      expect([three, two]).toEqual([3, 2]);
    } finally {
      await end();
      await added.close();
    }
  });

  it('sends a supplier no more simultaneous calls than agreed', async () => {
    let most = 0;
    slow.onSearch((_request, response) => {
      most = Math.max(most, slow.open());
      setTimeout(() => json(response, 200, { data: { offers: [] } }), 150);
    });
    const texts = await Promise.all([1, 2, 3].map(async () => (await open(newQuery())).text()));
    expect(texts.flatMap((text) => endsIn(linesOf(text))).every(({ status }) => status === 'done')).toBe(
      true,
    );
    expect([slow.calls.length, most]).toEqual([3, 1]);
  });

  it('pauses a supplier that failed five times in a row', async () => {
    quick.onSearch((_request, response) => void response.writeHead(500).end());
    for (let time = 0; time < 5; time += 1) await (await open(newQuery())).text();
    const [end] = endsIn(linesOf(await (await open(newQuery())).text())).filter(
      ({ supplier }) => supplier === 'quick',
    );
    expect(end).toMatchObject({ status: 'failed', reason: 'paused' });
    expect(quick.calls).toHaveLength(5);
  });
});
