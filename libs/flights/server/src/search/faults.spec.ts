import { describeOnDatabase, startProxy, startTestApi, type Proxy } from '@traveldesk/shared-testing/server';
import { json, startFakeDuffel, type FakeDuffel } from '../testing/duffel-server.fake';
import {
  endsIn,
  offersIn,
  oneway,
  someDay,
  startFlightsApi,
  type FlightsApi,
} from '../testing/flights-api.fake';

/** A search ends within the supplier's two seconds plus processing, which takes longer on a busy machine. */
const inTime = 30_000;

describeOnDatabase('a faulty supplier', (makeApi) => {
  let flights: FlightsApi;
  let good: FakeDuffel;
  let bad: FakeDuffel;
  let proxy: Proxy;
  let day = 0;
  beforeAll(async () => {
    flights = await startFlightsApi(makeApi);
    good = await startFakeDuffel({ id: 'off_good', total: '199.90' });
    bad = await startFakeDuffel({ id: 'off_bad', total: '150.00' });
    proxy = await startProxy({ host: '127.0.0.1', port: bad.port });
    await flights.addSupplier('good', good.url);
  });
  afterAll(async () => {
    await proxy.close();
    await good.close();
    await bad.close();
  });

  /** A new supplier for each fault, so that breakers do not interfere, and another day, so that no search is shared. */
  const searchWith = async (change: object = {}, baseUrl = `http://127.0.0.1:${proxy.port}`) => {
    day += 1;
    const key = `bad-${day}`;
    const { id } = await flights.addSupplier(key, baseUrl, change);
    const trips = [{ origin: 'CAI', destination: 'DXB', date: someDay(day), departure: null, arrival: null }];
    const from = performance.now();
    const { lines } = await flights.search(oneway({ trips }));
    const ms = performance.now() - from;
    await flights.api.kernel.db
      .updateTable('suppliers')
      .set({ status: 'inactive' })
      .where('id', '=', id)
      .execute();
    const ends = endsIn(lines);
    expect(ends.find(({ supplier }) => supplier === 'good')).toMatchObject({ status: 'done', count: 1 });
    expect(lines.at(-1)).toMatchObject({ type: 'end' });
    expect(ms).toBeLessThan(inTime);
    return { end: ends.find(({ supplier }) => supplier === key), offers: offersIn(lines), supplierId: id };
  };
  const status = (code: number, headers: Record<string, string> = {}) =>
    bad.onSearch((_request, response) => void response.writeHead(code, headers).end('{"errors":[]}'));
  beforeEach(() => {
    proxy.restore();
    bad.sells({ id: 'off_bad', total: '150.00' });
  });

  it('without a fault, both sell', async () => {
    const { end, offers } = await searchWith();
    expect(end).toMatchObject({ status: 'done', reason: null, count: 1, dropped: 0 });
    expect(offers).toHaveLength(2);
  });

  it.each<[string, string, () => void]>([
    ['500', 'error', () => status(500)],
    ['503, twice', 'error', () => status(503)],
    ['429', 'rate_limited', () => status(429)],
    ['401', 'not_authorised', () => status(401)],
    ['404', 'not_found', () => status(404)],
    ['422', 'rejected', () => status(422)],
    ['a redirect to loopback', 'redirected', () => status(302, { location: 'http://127.0.0.1:1/' })],
    ['no JSON', 'malformed', () => bad.onSearch((_, response) => void response.end('<html>Welcome</html>'))],
    ['half of it', 'malformed', () => bad.onSearch((_, response) => void response.end('{"data":{"off'))],
    ['another shape', 'malformed', () => bad.onSearch((_, response) => json(response, 200, { data: [] }))],
    [
      'invalid offers',
      'malformed',
      () => bad.onSearch((_, response) => json(response, 200, { data: { offers: [{}] } })),
    ],
    [
      'another currency',
      'wrong_currency',
      () => bad.sells({ id: 'off_bad', total: '150.00', currency: 'USD' }),
    ],
    ['a supplier that stalls', 'timed_out', () => bad.onSearch((_, response) => void response.write('{'))],
    ['one byte a second', 'timed_out', () => proxy.drip(1)],
    ['packets swallowed', 'timed_out', () => proxy.blackhole()],
    ['a truncated answer', 'unreachable', () => proxy.truncate(700)],
    ['a broken connection', 'unreachable', () => proxy.reset()],
  ])('%s: %s', async (_, reason, fault) => {
    fault();
    const { end, offers } = await searchWith();
    expect(end).toMatchObject({ status: 'failed', reason, count: 0 });
    expect(offers.map(({ supplier }) => supplier)).toEqual(['good']);
  });

  it('an unreachable supplier: refused', async () => {
    const gone = await startFakeDuffel();
    await gone.close();
    expect((await searchWith({}, gone.url)).end).toMatchObject({ status: 'failed', reason: 'refused' });
  });

  it('50 MB: too large, and not read to the end', async () => {
    let sent = 0;
    bad.onSearch((_request, response) => {
      const part = Buffer.alloc(1024 * 1024, 0x20);
      const write = () => {
        while (sent < 50 && !response.destroyed) {
          sent += 1;
          if (!response.write(part)) return void response.once('drain', write);
        }
        response.end();
      };
      write();
    });
    const { end } = await searchWith({ timeout_ms: 20_000 }, bad.url);
    expect(end).toMatchObject({ status: 'failed', reason: 'too_large' });
    expect(sent).toBeLessThan(50);
  });

  it('no access token: not called', async () => {
    const before = bad.calls.length;
    expect((await searchWith({ credentials: null })).end).toMatchObject({ reason: 'no_credentials' });
    expect(bad.calls).toHaveLength(before);
  });

  it('a broken connection is tried once more', async () => {
    let broken = 0;
    bad.onSearch((request, response) => {
      broken += 1;
      if (broken === 1) request.socket.resetAndDestroy();
      else json(response, 200, { data: { offers: [] } });
    });
    expect((await searchWith()).end).toMatchObject({ status: 'done', count: 0 });
    expect(broken).toBe(2);
  });

  it('every call is recorded, without the sent data', async () => {
    status(429);
    const { supplierId } = await searchWith();
    const calls = await flights.api.kernel.db
      .selectFrom('supplier_call_records')
      .selectAll()
      .where('supplier_id', '=', supplierId)
      .execute();
    expect(calls).toMatchObject([
      { purpose: 'search', attempt: 1, http_status: 429, outcome: 'rate_limited' },
    ]);
    expect(JSON.stringify(calls)).not.toContain('token_of');
  });
});

it('an address of the local network is not called, whatever the stored URL', async () => {
  const inside = await startFakeDuffel({ id: 'off_1', total: '1' });
  const flights = await startFlightsApi(startTestApi, { supplierAllowedHosts: [] });
  try {
    const { id } = await flights.addSupplier('inside', 'https://api.example.com');
    const { db } = flights.api.kernel;
    await db.updateTable('suppliers').set({ base_url: inside.url }).where('id', '=', id).execute();
    const { lines } = await flights.search(oneway());
    expect(endsIn(lines)).toMatchObject([{ status: 'failed', reason: 'blocked' }]);
    expect(inside.calls).toHaveLength(0);
  } finally {
    await flights.api.close();
    await inside.close();
  }
});
