import { setTimeout as sleep } from 'node:timers/promises';
import {
  breakerFailures,
  type CallKind,
  createGates,
  type GateOf,
  limitsOf,
  orderConcurrency,
} from '@traveldesk/suppliers-server';
import { callsTo } from '../testing/calls.fake';
import { json, startFakeDuffel, type FakeDuffel } from '../testing/duffel-server.fake';

let supplier: FakeDuffel;
let gateOf: GateOf;
beforeEach(async () => {
  supplier = await startFakeDuffel();
  gateOf = createGates();
});
afterEach(() => supplier.close());

const row = { timeoutMs: 300, concurrency: 1, orderTimeoutMs: 130_000 };
const post = { method: 'POST', path: '/air/orders', body: { data: {} } } as const;

/** Makes a call and returns its status, or the reason why there is none. */
const outcomeOf = async (kind: CallKind, given = row) => {
  const change = { kind, limits: limitsOf(kind, given), gate: gateOf('one', kind) };
  const { call, settle } = callsTo(supplier.url, change);
  return call(post, { purpose: 'search', repeatable: false })
    .then(({ status }) => status)
    .catch(({ reason }) => reason)
    .finally(() => settle('ok'));
};

const answers = (status: number, headers: Record<string, string> = {}) =>
  supplier.onSearch((_, response) => void response.writeHead(status, headers).end('{"data":{}}'));

it.each<[CallKind, CallKind]>([
  ['search', 'order'],
  ['order', 'search'],
])('when each %s fails and is held back, the next %s is sent', async (failing, other) => {
  answers(500);
  for (let time = 0; time < breakerFailures; time += 1) expect(await outcomeOf(failing)).toBe('error');
  answers(201);
  expect(await outcomeOf(failing)).toBe('paused');
  expect(await outcomeOf(other)).toBe(201);
});

it('an order never waits behind searches, even if these fill the concurrency of orders', async () => {
  supplier.onSearch(() => {});
  const many = { ...row, timeoutMs: 6_000, concurrency: orderConcurrency };
  let over = 0;
  const slow = Array.from({ length: orderConcurrency }, () =>
    outcomeOf('search', many).finally(() => (over += 1)),
  );
  while (supplier.open() < orderConcurrency) await sleep(5);
  answers(201);
  expect([await outcomeOf('order'), over]).toEqual([201, 0]);
  expect(new Set(await Promise.all(slow))).toEqual(new Set(['timed_out']));
});

it('a rate limit of searches does not delay an order', async () => {
  answers(429, { 'retry-after': '60' });
  expect(await outcomeOf('search')).toBe('rate_limited');
  answers(201);
  expect(await outcomeOf('search')).toBe('rate_limited');
  expect(await outcomeOf('order')).toBe(201);
});

it('an order has a longer timeout than a search', async () => {
  supplier.onSearch((_, response) => void setTimeout(() => json(response, 201, { data: {} }), 600));
  expect(await Promise.all([outcomeOf('search'), outcomeOf('order')])).toEqual(['timed_out', 201]);
});

it('searches have the limits in the supplier’s row; orders have those of the protocol', () => {
  expect(limitsOf('search', row)).toEqual({ timeoutMs: 300, concurrency: 1, patienceMs: 300 });
  expect(limitsOf('order', row)).toEqual({ timeoutMs: 130_000, concurrency: 20, patienceMs: 10_000 });
});

it('each supplier has its own gates', () => {
  expect(gateOf('one', 'order')).toBe(gateOf('one', 'order'));
  expect(gateOf('one', 'order')).not.toBe(gateOf('two', 'order'));
});
