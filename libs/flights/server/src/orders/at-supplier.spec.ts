import { newId, toolsOf } from '@traveldesk/shared-server';
import {
  changedAt,
  describeOnDatabase,
  sandboxToken,
  startSandboxProgram,
  type Sandbox,
} from '@traveldesk/shared-testing/server';
import {
  breakerFailures,
  insertCall,
  type OrderPurpose,
  type SupplierFault,
} from '@traveldesk/suppliers-server';
import type { FlightTools } from '../flights.tools';
import { startFlightsApi, type FlightsApi } from '../testing/flights-api.fake';
import { startMeddler, type Meddler, type Meddling } from '../testing/meddler.fake';
import { resultOf } from '../testing/order-steps.fake';
import { flightDay, offerFor, orderFor } from '../testing/ordering.fake';
import { askAt, performAt } from './at-supplier';
import { journeyOf } from './journey';
import { isUnanswered, type AtSupplier, type MaskedExchange } from '@traveldesk/suppliers-server';

describeOnDatabase('orders at a stored supplier', (makeApi) => {
  let sandbox: Sandbox;
  let between: Meddler;
  let flights: FlightsApi;
  let tools: FlightTools;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    between = await startMeddler(sandbox.url);
    flights = await startFlightsApi(makeApi);
    tools = toolsOf(flights.api.kernel, 'flights');
  });
  afterAll(async () => {
    await between.close();
    await sandbox.stop();
  });
  afterEach(async () => {
    between.rest();
    await sandbox.reset();
  });

  let count = 0;
  /** Creates a supplier and the data to call it, each with its own gate. */
  const supplier = async (change: object = { credentials: sandboxToken }) => {
    const { id } = await flights.addSupplier(`orders-${(count += 1)}`, between.url, change);
    const seller = { id, protocol: 'duffel', concurrency: 5 } as const;
    const heard: MaskedExchange[] = [];
    const at = {
      seller,
      companyId: null,
      reference: newId(),
      signal: new AbortController().signal,
      hear: (exchange: MaskedExchange) => void heard.push(exchange),
    };
    return { at, heard };
  };
  /** Returns the calls recorded for an attempt; they are written in the background. */
  const recorded = async (reference: string, many = 1) => {
    for (let tries = 0; ; tries += 1) {
      const rows = await flights.api.kernel.db
        .selectFrom('supplier_call_records')
        .select(['purpose', 'outcome', 'http_status', 'attempt'])
        .where('reference', '=', reference)
        .orderBy('started_at')
        .execute();
      if (rows.length >= many || tries === 100) return rows;
      await new Promise((passed) => setTimeout(passed, 20));
    }
  };

  it('are made, looked up, logged and recorded', async () => {
    const { at, heard } = await supplier();
    const order = orderFor(await offerFor(sandbox));
    const made = resultOf(await performAt(tools, at, (orders, call) => orders.create(call, order)));
    expect(await askAt(tools, at, (orders, call) => orders.get(call, made.ref))).toMatchObject({
      ref: made.ref,
      booking_reference: made.booking_reference,
    });
    expect(await recorded(at.reference, 2)).toEqual([
      { purpose: 'order', outcome: 'ok', http_status: 201, attempt: 1 },
      { purpose: 'look_up', outcome: 'ok', http_status: 200, attempt: 1 },
    ]);
    expect(heard.map(({ method }) => method)).toEqual(['POST', 'GET']);
    expect(JSON.stringify(heard)).not.toContain(sandboxToken);
  });

  it('wait for the rate limit of their account, which other suppliers may share, even of hotels', async () => {
    const own = { credentials: 'duffel_test_training_quick_shared' };
    const [one, sharing, apart] = [await supplier(own), await supplier(own), await supplier()];
    const list = (at: AtSupplier) => askAt(tools, at, (orders, call) => orders.webhooks(call));
    const outcomeOf = (at: AtSupplier) => list(at).catch(({ reason }: SupplierFault) => reason);
    between.meddle(/webhooks$/, () => ({ status: 429, text: '{}', headers: { 'retry-after': '60' } }));
    expect(await outcomeOf(one.at)).toBe('rate_limited');
    between.rest();
    expect(await outcomeOf(sharing.at)).toBe('rate_limited');
    expect(between.calls).toEqual([]);
    expect(await outcomeOf(apart.at)).toEqual([]);
    // Hotels find the limit of their account in the same place.
    const { limits } = toolsOf(flights.api.kernel, 'suppliers');
    const account = { baseUrl: between.url, ...own };
    expect(limits.order.until(account)).toEqual(expect.any(Date));
    expect(limits.order.until({ ...account, baseUrl: `${between.url}/elsewhere` })).toBeNull();
    expect(limits.search.until(account)).toBeNull();
  });

  it.each<[what: string, meddling: Meddling, cause: string, outcome: string]>([
    ['unreadable', { text: 'nonsense' }, 'unreadable', 'malformed'],
    ['unanswered', 'reset', 'unanswered', 'unreachable'],
    ['an error', { status: 500, text: '' }, 'error', 'error'],
    ['accepted', { status: 202, text: '{}' }, 'accepted', 'ok'],
  ])('are recorded with their outcome: %s', async (_, meddling, cause, outcome) => {
    const { at } = await supplier();
    between.meddle(/orders$/, () => meddling);
    const order = orderFor(await offerFor(sandbox));
    expect(await performAt(tools, at, (orders, call) => orders.create(call, order))).toMatchObject({
      outcome: 'in_doubt',
      cause,
    });
    expect(await recorded(at.reference)).toMatchObject([{ purpose: 'order', outcome }]);
  });

  it('are recorded as impossible if the order differs, and as rejected if it is refused', async () => {
    const { at } = await supplier();
    const order = orderFor(await offerFor(sandbox));
    between.meddle(/orders$/, ({ body }) => ({ body: changedAt(body, 'data.total_amount', '1.00') }));
    await performAt(tools, at, (orders, call) => orders.create(call, order));
    between.rest();
    await performAt(tools, at, (orders, call) => orders.create(call, order));
    expect(await recorded(at.reference, 2)).toMatchObject([
      { outcome: 'impossible' },
      { outcome: 'rejected' },
    ]);
  });

  it('are refused without a token, and during a pause of the supplier: nothing is sent', async () => {
    const order = orderFor(await offerFor(sandbox));
    const none = await supplier({ credentials: null });
    expect(await performAt(tools, none.at, (orders, call) => orders.create(call, order))).toMatchObject({
      outcome: 'refused',
      cause: 'not_sent',
      reason: 'no_credentials',
    });
    const { at } = await supplier();
    for (let time = 0; time < breakerFailures; time += 1) {
      tools.gateOf(at.seller.id, 'order').breaker.admit()?.('ill');
    }
    expect(await performAt(tools, at, (orders, call) => orders.create(call, order))).toMatchObject({
      outcome: 'refused',
      cause: 'not_sent',
      reason: 'paused',
      until: expect.stringMatching(/Z$/),
    });
    expect(between.calls).toEqual([]);
  });

  it('an unanswered question throws, and is recorded', async () => {
    const { at } = await supplier();
    between.meddle(/./, () => ({ status: 200, text: '{"data":{}}' }));
    const asked = askAt(tools, at, (orders, call) => orders.get(call, 'ord_1'));
    const error = await asked.catch((thrown: unknown) => thrown);
    expect([isUnanswered(error), isUnanswered(new TypeError('a defect'))]).toEqual([true, false]);
    expect(await recorded(at.reference)).toMatchObject([{ purpose: 'look_up', outcome: 'malformed' }]);
  });

  const purposes: Record<OrderPurpose, true> = {
    order: true,
    look_up: true,
    payment: true,
    cancellation: true,
    change: true,
    airline_change: true,
    services: true,
    webhook: true,
  };
  it.each(Object.keys(purposes) as OrderPurpose[])('a call for %s can be recorded', async (purpose) => {
    const reference = newId();
    await insertCall(flights.api.kernel.db, {
      id: newId(),
      supplier_id: newId(),
      company_id: null,
      purpose,
      reference,
      attempt: 1,
      started_at: new Date(),
      duration_ms: 1,
      http_status: 200,
      outcome: 'ok',
      supplier_request_id: null,
      bytes: null,
    });
    expect(await recorded(reference)).toMatchObject([{ purpose }]);
  });

  it('trips of an order have their waits in real time, or null if they cannot be computed', async () => {
    const { at } = await supplier();
    const order = orderFor(await offerFor(sandbox, ['LHR', 'DXB']));
    const { slices } = resultOf(await performAt(tools, at, (orders, call) => orders.create(call, order)));
    const [journey] = (await journeyOf(tools, slices)) ?? [];
    const [first, second] = slices[0]?.segments ?? [];
    expect(journey).toMatchObject({
      origin: 'LHR',
      destination: 'DXB',
      departing_at: expect.stringContaining(flightDay),
      stops: 1,
    });
    // The next flight departs where the previous one arrives, in one time zone.
    const wait = Date.parse(`${second?.departing_at}Z`) - Date.parse(`${first?.arriving_at}Z`);
    expect(journey?.segments.map(({ layover }) => layover)).toEqual([
      null,
      { minutes: wait / 60_000, airport_change: false },
    ]);
    const back = structuredClone(slices);
    const leg = back[0]?.segments[1];
    if (leg) leg.departing_at = `${flightDay}T00:00`;
    expect(await journeyOf(tools, back)).toBeNull();
  });
});
