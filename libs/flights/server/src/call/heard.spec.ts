import { decodeCriteria, type FlightCriteria } from '@traveldesk/flights-contract';
import {
  breakerFailures,
  type CallAbandoned,
  type CallSupplier,
  createGates,
  type SupplierFault,
} from '@traveldesk/suppliers-server';
import { duffelAdapter } from '../duffel/duffel.adapter';
import { callsTo, token } from '../testing/calls.fake';
import { json, startFakeDuffel, type FakeDuffel } from '../testing/duffel-server.fake';
import { oneway } from '../testing/flights-api.fake';

let supplier: FakeDuffel;
beforeEach(async () => {
  supplier = await startFakeDuffel();
});
afterEach(() => supplier.close());

const once = { purpose: 'search', repeatable: false } as const;
const twice = { purpose: 'search', repeatable: true } as const;
const post = { method: 'POST', path: '/air/orders', body: { data: {} } } as const;

async function faultOf(calling: Promise<unknown>): Promise<SupplierFault & CallAbandoned> {
  return calling.then(
    () => {
      throw new Error('The call did not fail.');
    },
    (thrown) => thrown,
  );
}

const search = (call: CallSupplier) =>
  duffelAdapter.search(call, decodeCriteria(new URLSearchParams(oneway())).draft as FlightCriteria, {
    key: 'one',
    currency: 'EUR',
    timeoutMs: 1_000,
  });

describe('a supplier may have received', () => {
  it.each([
    [500, 'error'],
    [502, 'error'],
    [503, 'error'],
    [504, 'error'],
    [429, 'rate_limited'],
    [422, 'rejected'],
    [404, 'not_found'],
    [401, 'not_authorised'],
    [302, 'redirected'],
  ])('a request that it answers with %d', async (status, reason) => {
    supplier.onSearch((_, response) => void response.writeHead(status, { location: '/' }).end('{}'));
    const fault = await faultOf(callsTo(supplier.url).call(post, once));
    expect(fault).toMatchObject({ name: 'SupplierFault', reason, status, reached: 'maybe' });
  });

  it.each([
    ['a 202 without the expected data', 202, '{"data":{}}'],
    ['a truncated answer with a complete length', 201, '{"data":{"off'],
    ['a page', 200, '<html>Welcome</html>'],
  ])('%s', async (_, status, body) => {
    supplier.onSearch((_request, response) => void response.writeHead(status).end(body));
    const fault = await faultOf(search(callsTo(supplier.url).call));
    expect(fault).toMatchObject({ reason: 'malformed', reached: 'maybe' });
  });

  it('a request whose connection breaks or times out', async () => {
    supplier.onSearch((request) => void request.socket.resetAndDestroy());
    expect(await faultOf(callsTo(supplier.url).call(post, once))).toMatchObject({
      reason: 'unreachable',
      reached: 'maybe',
    });
    supplier.onSearch(() => {});
    expect(await faultOf(callsTo(supplier.url).call(post, once))).toMatchObject({
      reason: 'timed_out',
      reached: 'maybe',
    });
  });

  it('a request abandoned by its caller', async () => {
    const leaving = new AbortController();
    supplier.onSearch(() => leaving.abort());
    const fault = await faultOf(callsTo(supplier.url, { signal: leaving.signal }).call(post, once));
    expect(fault).toMatchObject({ name: 'CallAbandoned', reached: 'maybe' });
  });
});

describe('a supplier has not received', () => {
  afterEach(() => expect(supplier.calls).toHaveLength(0));
  const gate = () => createGates()('one', 'order');
  const ofOrder = (change: Parameters<typeof callsTo>[1]) =>
    faultOf(callsTo(supplier.url, { kind: 'order', ...change }).call(post, once));

  it('a request held back by the breaker', async () => {
    const open = gate();
    for (let time = 0; time < breakerFailures; time += 1) open.breaker.admit()?.('ill');
    expect(await ofOrder({ gate: open })).toMatchObject({ reason: 'paused', reached: 'no' });
  });

  it('a request that gets no turn, or is abandoned while it waits for one', async () => {
    const full = gate();
    await full.slots.take(1, new AbortController().signal);
    const limits = { timeoutMs: 1_000, concurrency: 1, patienceMs: 50 };
    expect(await ofOrder({ gate: full, limits })).toMatchObject({ reason: 'busy', reached: 'no' });
    const leaving = { ...limits, patienceMs: 5_000 };
    expect(await ofOrder({ gate: full, limits: leaving, signal: AbortSignal.timeout(50) })).toMatchObject({
      name: 'CallAbandoned',
      reached: 'no',
    });
  });

  it('a request that the supplier has asked to delay', async () => {
    const limited = gate();
    limited.limits.note({ baseUrl: supplier.url, credentials: token }, new Date(Date.now() + 60_000));
    expect(await ofOrder({ gate: limited })).toMatchObject({ reason: 'rate_limited', reached: 'no' });
  });

  it('a request to a forbidden address', async () => {
    const connection = { baseUrl: supplier.url.replace('127.0.0.1', '[::1]'), credentials: token };
    expect(await ofOrder({ connection })).toMatchObject({ reason: 'blocked', reached: 'no' });
  });
});

describe('an order is sent once', () => {
  it.each<[string, () => void]>([
    ['a broken connection', () => supplier.onSearch((request) => request.socket.resetAndDestroy())],
    ['a 503', () => supplier.onSearch((_, response) => json(response, 503, { errors: [] }))],
  ])('even if its caller allows a retry, after %s; a search is repeated', async (_, fail) => {
    fail();
    await faultOf(callsTo(supplier.url, { kind: 'order' }).call(post, twice));
    expect(supplier.calls).toHaveLength(1);
    await faultOf(callsTo(supplier.url).call(post, twice));
    expect(supplier.calls).toHaveLength(3);
  });
});
