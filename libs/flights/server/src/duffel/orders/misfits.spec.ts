import { changedAt, startSandboxProgram, type Sandbox } from '@traveldesk/shared-testing/server';
import { startMeddler, type Meddler } from '../../testing/meddler.fake';
import { orderSteps, resultOf } from '../../testing/order-steps.fake';
import { offerFor, orderCalls, orderFor, traveller } from '../../testing/ordering.fake';
import { duffelOrders } from './duffel-orders';

/* A success that differs from the request is a doubt with its cause, never done. */

let sandbox: Sandbox;
let between: Meddler;
beforeAll(async () => {
  sandbox = await startSandboxProgram();
  between = await startMeddler(sandbox.url);
});
afterAll(async () => {
  await between.close();
  await sandbox.stop();
});
afterEach(async () => {
  between.rest();
  await sandbox.reset();
});

const changing = (path: RegExp, at: string, value: unknown) =>
  between.meddle(path, ({ method, body }) =>
    method === 'GET' ? undefined : { body: changedAt(body, at, value) },
  );

const later = '2030-01-01T10:00:00Z';

describe('an order', () => {
  it.each<[what: string, at: string, value: unknown, misfit: string]>([
    ['another given name', 'passengers.0.given_name', 'Omar', 'travellers'],
    ['another family name', 'passengers.0.family_name', 'Hassan', 'travellers'],
    ['another birth', 'passengers.0.born_on', '1990-05-18', 'travellers'],
    ['nobody’s id', 'passengers.0.id', 'pas_somebody', 'travellers'],
    ['another price', 'total_amount', '1.00', 'price'],
    ['another currency', 'total_currency', 'USD', 'currency'],
    ['another offer', 'offer_id', 'off_0000AnotherOffer', 'offer'],
    ['another flight', 'slices.0.segments.0.marketing_carrier_flight_number', '9999', 'flights'],
    ['another day', 'slices.0.segments.0.departing_at', '2031-01-01T10:00:00', 'flights'],
    ['an awaited payment', 'payment_status.awaiting_payment', true, 'payment'],
    ['another attempt', 'metadata.traveldesk_attempt', 'another', 'attempt'],
    ['another booking', 'metadata.traveldesk_booking', 'another', 'attempt'],
    ['an end', 'cancelled_at', later, 'cancelled'],
  ])('with %s', async (_, at, value, misfit) => {
    const order = orderFor(await offerFor(sandbox));
    changing(/orders$/, `data.${at}`, value);
    // Flights refer to the travelers' ids, so the id is changed everywhere.
    if (at === 'passengers.0.id') {
      between.meddle(/orders$/, ({ body }) => ({
        text: JSON.stringify(body).replaceAll(order.travellers[0]?.ref ?? '', String(value)),
      }));
    }
    const outcome = await duffelOrders.create(orderCalls(between.url).call, order);
    expect(outcome).toMatchObject({
      outcome: 'in_doubt',
      cause: 'misfit',
      misfits: [misfit],
      ref: expect.stringMatching(/^ord_/),
      seen: { booking_reference: expect.any(String) },
    });
  });

  it('with one traveler more than requested', async () => {
    const two = await offerFor(sandbox, ['CAI', 'LHR'], [{ type: 'adult' }, { type: 'adult' }]);
    const travellers = two.passengers.map(({ id }, at) =>
      traveller(id, { given_name: ['Amal', 'Omar'][at] ?? '' }),
    );
    const { ref } = resultOf(
      await duffelOrders.create(orderCalls(sandbox.url).call, orderFor(two, { travellers })),
    );
    const data = await sandbox.ask('GET', `/air/orders/${ref}`);
    between.meddle(/orders$/, () => ({ status: 201, body: { data } }));
    const one = orderFor(two, { travellers: travellers.slice(0, 1) });
    expect(await duffelOrders.create(orderCalls(between.url).call, one)).toMatchObject({
      cause: 'misfit',
      misfits: ['travellers', 'attempt'],
    });
  });

  it('that is paid instead of held', async () => {
    const order = orderFor(await offerFor(sandbox), { type: 'hold' });
    changing(/orders$/, 'data.payment_status.awaiting_payment', false);
    expect(await duffelOrders.create(orderCalls(between.url).call, order)).toMatchObject({
      misfits: ['payment'],
    });
  });

  it('without the paid bags', async () => {
    const order = orderFor(await offerFor(sandbox));
    between.meddle(/orders$/, ({ body }) => ({
      body: changedAt(body, 'data.services', [
        {
          id: 'ser_1',
          type: 'baggage',
          quantity: 1,
          passenger_ids: [],
          segment_ids: [],
          total_amount: '0.00',
          total_currency: 'EUR',
        },
      ]),
    }));
    expect(await duffelOrders.create(orderCalls(between.url).call, order)).toMatchObject({
      misfits: ['services'],
    });
  });

  it('is done if the supplier only spells names differently or omits facts', async () => {
    const order = orderFor(await offerFor(sandbox));
    between.meddle(/orders$/, ({ body }) => {
      let changed = changedAt(body, 'data.passengers.0.family_name', 'ONEILL');
      changed = changedAt(changed, 'data.passengers.0.given_name', 'AMAL');
      for (const at of ['offer_id', 'metadata', 'passengers.0.born_on', 'services', 'documents']) {
        changed = changedAt(changed, `data.${at}`, null);
      }
      return { body: changed };
    });
    expect(await duffelOrders.create(orderCalls(between.url).call, order)).toMatchObject({
      outcome: 'done',
      result: { offer_ref: null, ours: null, services: [], documents: [] },
    });
  });
});

describe('later actions', () => {
  it.each<[step: string, path: RegExp, at: string, value: unknown, misfit: string]>([
    ['a payment', /payments$/, 'amount', '1.00', 'price'],
    ['a payment', /payments$/, 'currency', 'USD', 'currency'],
    ['a payment', /payments$/, 'order_id', 'ord_another', 'order'],
    ['a cancellation', /confirm$/, 'refund_amount', '1.00', 'refund'],
    ['a cancellation', /confirm$/, 'refund_amount', null, 'refund'],
    ['a cancellation', /confirm$/, 'refund_currency', 'USD', 'refund'],
    ['a cancellation', /confirm$/, 'refund_to', 'voucher', 'refund'],
    ['a cancellation', /confirm$/, 'order_id', 'ord_another', 'order'],
    ['a change', /confirm$/, 'change_total_amount', '1.00', 'price'],
    ['a change', /confirm$/, 'new_total_amount', '1.00', 'price'],
    ['a change', /confirm$/, 'new_total_currency', 'USD', 'currency'],
    ['a change', /confirm$/, 'order_id', 'ord_another', 'order'],
    ['an airline’s change', /accept$/, 'order_id', 'ord_another', 'order'],
    ['an airline’s change', /accept$/, 'id', 'aic_another', 'order'],
    ['bags for an order', /services$/, 'id', 'ord_another', 'order'],
    ['bags for an order', /services$/, 'total_currency', 'USD', 'currency'],
  ])('%s (%s, %s: %j)', async (step, path, at, value, misfit) => {
    const { run } = (await orderSteps(sandbox)[step]?.ready()) ?? {};
    changing(path, `data.${at}`, value);
    expect(await run?.(orderCalls(between.url).call)).toMatchObject({
      outcome: 'in_doubt',
      cause: 'misfit',
      misfits: [misfit],
    });
  });

  it.each<[step: string, path: RegExp, at: string, value: unknown]>([
    ['a payment', /payments$/, 'status', 'pending'],
    ['a cancellation', /confirm$/, 'confirmed_at', null],
    ['a change', /confirm$/, 'confirmed_at', null],
    ['an airline’s change', /accept$/, 'action_taken', null],
  ])('%s that is pending by its own status is accepted', async (step, path, at, value) => {
    const { run } = (await orderSteps(sandbox)[step]?.ready()) ?? {};
    changing(path, `data.${at}`, value);
    expect(await run?.(orderCalls(between.url).call)).toMatchObject({
      outcome: 'in_doubt',
      cause: 'accepted',
    });
  });

  it('a payment with the status failed is refused; without a status it is done', async () => {
    const { run } = (await orderSteps(sandbox)['a payment']?.ready()) ?? {};
    changing(/payments$/, 'data.status', 'failed');
    expect(await run?.(orderCalls(between.url).call)).toMatchObject({
      outcome: 'refused',
      cause: 'payment_failed',
    });
    await sandbox.reset();
    const another = (await orderSteps(sandbox)['a payment']?.ready())?.run;
    changing(/payments$/, 'data.status', undefined);
    expect(resultOf((await another?.(orderCalls(between.url).call)) ?? { outcome: '' })).toMatchObject({
      ref: expect.stringMatching(/^pay_/),
    });
  });
});
