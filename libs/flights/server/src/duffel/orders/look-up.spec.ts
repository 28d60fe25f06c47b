import { changedAt, startSandboxProgram, type Sandbox } from '@traveldesk/shared-testing/server';
import { startMeddler, type Meddler } from '../../testing/meddler.fake';
import { resultOf } from '../../testing/order-steps.fake';
import { offerFor, orderCalls, orderFor, traveller } from '../../testing/ordering.fake';
import type { NewOrder } from '../../orders/new-order';
import { duffelOrders } from './duffel-orders';

let sandbox: Sandbox;
let between: Meddler;
let orders: NewOrder[];
let refs: string[];
beforeAll(async () => {
  sandbox = await startSandboxProgram();
  between = await startMeddler(sandbox.url);
  [orders, refs] = [[], []];
  for (const given_name of ['Amal', 'Omar', 'Amal-Nour']) {
    const offer = await offerFor(sandbox);
    const travellers = [traveller(offer.passengers[0]?.id ?? '', { given_name })];
    const order = orderFor(offer, { type: 'hold', travellers });
    orders.push(order);
    refs.push(resultOf(await duffelOrders.create(orderCalls(sandbox.url).call, order)).ref);
  }
});
afterAll(async () => {
  await between.close();
  await sandbox.stop();
});
afterEach(() => between.rest());

const call = () => orderCalls(between.url).call;
const found = async (query: Parameters<typeof duffelOrders.find>[1]) => {
  const answer = await duffelOrders.find(call(), query);
  return { refs: answer.orders.map(({ ref }) => refs.indexOf(ref)).sort(), complete: answer.complete };
};

it('an order is found by its offer, its reference, its names, and our references', async () => {
  const [first] = orders;
  const { booking_reference } = (await duffelOrders.get(call(), refs[0] ?? '')) ?? {};
  expect(await found({ offerRef: first?.offerRef ?? '' })).toEqual({ refs: [0], complete: true });
  expect(await found({ bookingReference: booking_reference ?? '' })).toEqual({ refs: [0], complete: true });
  expect(await found({ names: ['amal'] })).toEqual({ refs: [0, 2], complete: true });
  expect(await found({ names: ['amal', "o'neill"] })).toEqual({ refs: [0, 2], complete: true });
  expect(await found({ attempt: orders[1]?.ours.attempt ?? '' })).toEqual({ refs: [1], complete: true });
  expect(await found({ booking: orders[2]?.ours.booking ?? '' })).toEqual({ refs: [2], complete: true });
  expect(await found({ booking: first?.ours.booking ?? '', names: ['omar'] })).toEqual({
    refs: [],
    complete: true,
  });
  expect(await found({})).toEqual({ refs: [0, 1, 2], complete: true });
});

it('filters that the supplier ignores are applied here', async () => {
  const all = await sandbox.ask<unknown[]>('GET', '/air/orders');
  between.meddle(/orders\?/, () => ({ body: { data: all, meta: { after: null } } }));
  expect((await found({ offerRef: orders[1]?.offerRef ?? '' })).refs).toEqual([1]);
  expect((await found({ names: ['Omar'] })).refs).toEqual([1]);
  expect((await found({ bookingReference: 'NOBODY' })).refs).toEqual([]);
});

it('every page is read, in the order of the supplier’s cursors', async () => {
  const all = await sandbox.ask<unknown[]>('GET', '/air/orders');
  between.meddle(/orders\?/, ({ path }) => {
    const at = Number(new URL(path, 'http://x').searchParams.get('after') ?? 0);
    const after = at + 1 < all.length ? String(at + 1) : null;
    return { status: 200, body: { data: all.slice(at, at + 1), meta: { limit: 1, before: null, after } } };
  });
  expect(await found({})).toEqual({ refs: [0, 1, 2], complete: true });
  expect(between.calls).toHaveLength(3);
});

it('a page that links to itself, and endless pages, make the result incomplete', async () => {
  between.meddle(/orders\?/, () => ({ status: 200, body: { data: [], meta: { after: 'same' } } }));
  expect(await found({})).toEqual({ refs: [], complete: false });
  expect(between.calls.length).toBe(2);
  let page = 0;
  between.meddle(/orders\?/, () => ({
    status: 200,
    body: { data: [], meta: { after: `c${(page += 1)}` } },
  }));
  expect(await found({})).toEqual({ refs: [], complete: false });
  expect(page).toBe(50);
});

it('an unreadable order makes the result incomplete, because it may be the wanted one', async () => {
  const all = await sandbox.ask<unknown[]>('GET', '/air/orders');
  const spoilt = changedAt(all, '0.total_amount', 'free');
  between.meddle(/orders\?/, () => ({ body: { data: spoilt, meta: null } }));
  const answer = await found({});
  expect(answer).toMatchObject({ complete: false });
  expect(answer.refs).toHaveLength(2);
});

it.each<[what: string, body: object]>([
  ['no list', { data: {} }],
  ['with an invalid cursor', { data: [], meta: { after: 7 } }],
  ['nothing', {}],
])('a list that is %s is a fault', async (_, body) => {
  between.meddle(/orders\?/, () => ({ body }));
  await expect(duffelOrders.find(call(), {})).rejects.toMatchObject({
    name: 'SupplierFault',
    reason: 'malformed',
  });
});

describe('one order', () => {
  it('is null if the supplier does not know it, and a fault if the address is wrong', async () => {
    expect(await duffelOrders.get(call(), 'ord_0000NobodyKnowsThis000')).toBeNull();
    between.meddle(/orders/, () => ({ status: 404, text: '<html>Not found</html>' }));
    await expect(duffelOrders.get(call(), refs[0] ?? '')).rejects.toMatchObject({ reason: 'not_found' });
  });

  it('is a fault if another order is returned', async () => {
    between.meddle(/orders/, ({ body }) => ({ body: changedAt(body, 'data.id', 'ord_another') }));
    await expect(duffelOrders.get(call(), refs[0] ?? '')).rejects.toMatchObject({ reason: 'malformed' });
  });

  it('is read again if the connection breaks, because a read has no effect', async () => {
    let times = 0;
    between.meddle(/orders/, () => ((times += 1) === 1 ? 'reset' : undefined));
    expect(await duffelOrders.get(call(), refs[0] ?? '')).toMatchObject({ ref: refs[0] });
    expect(times).toBe(2);
  });
});
