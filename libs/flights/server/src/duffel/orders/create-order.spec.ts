import { addDays } from '@traveldesk/shared-contract';
import { startSandboxProgram, type Sandbox } from '@traveldesk/shared-testing/server';
import type { NewOrder } from '../../orders/new-order';
import type { OrderPicture } from '../../orders/order-picture';
import type { Outcome } from '@traveldesk/suppliers-server';
import { startMeddler, type Meddler } from '../../testing/meddler.fake';
import { flightDay, offerFor, orderCalls, orderFor, traveller } from '../../testing/ordering.fake';
import { duffelOrders } from './duffel-orders';

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

const create = (order: NewOrder) => duffelOrders.create(orderCalls(between.url).call, order);
/** Returns the body of the first request. */
const sent = () => (between.calls[0]?.body as { data: { passengers: unknown[] } }).data;
const made = (outcome: Outcome<OrderPicture>): OrderPicture => {
  if (outcome.outcome !== 'done') throw new Error(JSON.stringify(outcome));
  return outcome.result;
};

it('an instant order succeeds, and is translated into the product’s terms', async () => {
  const offer = await offerFor(sandbox);
  const order = orderFor(offer);
  const picture = made(await create(order));
  expect(picture).toMatchObject({
    ref: expect.stringMatching(/^ord_/),
    training: true,
    offer_ref: offer.id,
    type: 'instant',
    booking_reference: expect.stringMatching(/^[A-Z2-9]{6}$/),
    airline: 'ZZ',
    ours: order.ours,
    itinerary_key: order.itineraryKey,
    price: { total: order.price },
    payment: { awaiting: false, required_by: null, price_guaranteed_until: null },
    services: [],
    actions: ['cancel', 'change', 'update'],
    cancellation: null,
    airline_changes: [],
    cancelled_at: null,
  });
  expect(picture.travellers).toEqual([
    {
      ref: offer.passengers[0]?.id,
      type: 'adult',
      given_name: 'Amal',
      family_name: "O'Neill",
      born_on: '1990-05-17',
      infant: null,
    },
  ]);
  expect(picture.documents).toEqual([
    {
      kind: 'ticket',
      number: expect.stringMatching(/^\d{13}$/),
      irregular: false,
      travellers: [offer.passengers[0]?.id],
    },
  ]);
  const [slice] = picture.slices;
  expect(slice).toMatchObject({ ref: expect.stringMatching(/^sli_/), origin: 'CAI', destination: 'LHR' });
  expect(slice?.segments[0]).toMatchObject({
    ref: expect.stringMatching(/^seg_/),
    carrier: 'ZZ',
    departing_at: expect.stringMatching(new RegExp(`^${flightDay}T\\d\\d:\\d\\d$`)),
    cabin: 'Economy',
    seats: [],
  });
  // The training airline's tickets can be voided for a day (docs/training-supplier.md).
  const left = Date.parse(picture.void_until ?? '') - Date.parse(picture.payment.paid_at ?? '');
  expect(left).toBe(24 * 3_600_000);
  expect(JSON.parse(JSON.stringify(picture))).toEqual(picture);
});

it('a held order has both deadlines, and nothing is paid', async () => {
  const picture = made(await create(orderFor(await offerFor(sandbox), { type: 'hold' })));
  const { required_by, price_guaranteed_until } = picture.payment;
  // 72 hours to pay, 48 at this price (SUPPLIER 6).
  expect(Date.parse(required_by ?? '') - Date.parse(price_guaranteed_until ?? '')).toBe(24 * 3_600_000);
  expect(picture).toMatchObject({
    type: 'hold',
    payment: { awaiting: true, paid_at: null },
    documents: [],
    void_until: null,
  });
  expect(sent()).not.toHaveProperty('payments');
});

it('sends everything that is ordered: an infant, a passport, a loyalty card, bags and our references', async () => {
  const offer = await offerFor(sandbox, ['CAI', 'LHR'], [{ type: 'adult' }, { age: 1 }]);
  const [adult = '', infant = ''] = offer.passengers.map(({ id }) => id);
  const { available_services: services } = await sandbox.ask<{
    available_services: { id: string; total_amount: string }[];
  }>('GET', `/air/offers/${offer.id}?return_available_services=true`);
  const [bag] = services;
  const born_on = addDays(flightDay, -500);
  const order = orderFor(offer, {
    travellers: [
      traveller(adult, {
        infant,
        document: { kind: 'passport', number: 'A1234567', country: 'EG', expires_on: '2034-01-31' },
        loyalty: [{ airline: 'ZZ', number: 'ZZ-900100' }],
      }),
      traveller(infant, { given_name: 'Nour', born_on }),
    ],
    services: [{ ref: bag?.id ?? '', quantity: 2 }],
    // A bag of the training airline costs 20.00.
    price: { amount: (Number(offer.total_amount) + 40).toFixed(2), currency: 'EUR' },
  });
  const picture = made(await create(order));
  expect(picture.travellers.map(({ type, infant: lap }) => [type, lap])).toEqual([
    ['adult', infant],
    ['infant', null],
  ]);
  expect(picture.services).toMatchObject([
    { kind: 'bag', quantity: 2, travellers: [adult], price: { amount: '40.00', currency: 'EUR' } },
  ]);
  expect(picture.documents.map(({ kind }) => kind)).toEqual(['ticket', 'ticket', 'extra']);
  expect(between.calls[0]?.headers['idempotency-key']).toBe(order.ours.attempt);
  expect(sent()).toMatchObject({
    type: 'instant',
    selected_offers: [offer.id],
    payments: [{ type: 'balance', ...order.price }],
    services: [{ id: bag?.id, quantity: 2 }],
    metadata: {
      traveldesk_booking: order.ours.booking,
      traveldesk_attempt: order.ours.attempt,
    },
  });
  expect(sent().passengers[0]).toMatchObject({
    infant_passenger_id: infant,
    identity_documents: [
      {
        type: 'passport',
        unique_identifier: 'A1234567',
        issuing_country_code: 'EG',
        expires_on: '2034-01-31',
      },
    ],
    loyalty_programme_accounts: [{ airline_iata_code: 'ZZ', account_number: 'ZZ-900100' }],
  });
});

describe('a refusal without an effect has a cause', () => {
  it.each([
    ['an offer that is gone', ['LGW', 'LHR'], 'offer_gone'],
    ['a risen price', ['LHR', 'STN'], 'price_changed'],
    ['a too small balance', ['LGW', 'STN'], 'insufficient_balance'],
  ] as const)('%s', async (_, route, cause) => {
    const offer = await offerFor(sandbox, route);
    // Rising prices rise with each request of the offer (SUPPLIER 6).
    await sandbox.ask('GET', `/air/offers/${offer.id}`);
    expect(await create(orderFor(offer))).toMatchObject({
      outcome: 'refused',
      cause,
      reason: 'rejected',
      said: { errors: [{ code: expect.any(String) }] },
    });
    expect(await sandbox.ask('GET', '/air/orders')).toEqual([]);
  });

  it('an expired offer, and an unknown one', async () => {
    const offer = await offerFor(sandbox);
    await sandbox.forward(31 * 60_000);
    expect(await create(orderFor(offer))).toMatchObject({ outcome: 'refused', cause: 'offer_expired' });
    const strange = orderFor(offer, { offerRef: 'off_0000NobodyKnowsThisOne0' });
    expect(await create(strange)).toMatchObject({ outcome: 'refused', cause: 'offer_gone' });
  });

  it('another currency than the offer’s, and a hold on an offer without one', async () => {
    const offer = await offerFor(sandbox);
    const price = { amount: offer.total_amount, currency: 'USD' };
    expect(await create(orderFor(offer, { price }))).toMatchObject({ cause: 'wrong_currency' });
    between.meddle(/orders$/, () => ({
      status: 422,
      body: { errors: [{ type: 'invalid_state_error', code: 'invalid_order_create_type' }] },
    }));
    expect(await create(orderFor(offer, { type: 'hold' }))).toMatchObject({ cause: 'not_holdable' });
  });

  it.each([
    ['given_name', { given_name: 'أمل' }],
    ['family_name', { family_name: 'A name of more than twenty letters' }],
    ['born_on', { born_on: addDays(flightDay, -400) }],
    ['phone', { phone: '0100123' }],
    ['email', { email: 'nobody' }],
    [
      'document.number',
      { document: { kind: 'passport', number: '', country: 'EG', expires_on: '2034-01-31' } },
    ],
    [
      'document.expires_on',
      { document: { kind: 'passport', number: 'A1', country: 'EG', expires_on: '2034-13-31' } },
    ],
    ['loyalty.number', { loyalty: [{ airline: 'ZZ', number: '' }] }],
  ] as const)('a traveler’s %s', async (name, change) => {
    const offer = await offerFor(sandbox);
    const [{ id } = { id: '' }] = offer.passengers;
    const travellers = [traveller(id, change as Partial<NewOrder['travellers'][number]>)];
    expect(await create(orderFor(offer, { travellers }))).toMatchObject({
      outcome: 'refused',
      cause: 'invalid_field',
      field: { of: 'traveller', at: 0, name },
    });
  });

  it('a service that the offer does not have', async () => {
    const offer = await offerFor(sandbox);
    expect(await create(orderFor(offer, { services: [{ ref: 'ase_none', quantity: 1 }] }))).toMatchObject({
      cause: 'invalid_field',
      field: { of: 'service', at: 0, name: 'ref' },
    });
  });
});

it('an already ordered offer leaves a doubt, because this very order may have been the one', async () => {
  const offer = await offerFor(sandbox);
  const order = orderFor(offer);
  made(await create(order));
  expect(await create(order)).toMatchObject({
    outcome: 'in_doubt',
    cause: 'already_done',
    settlesWithinMs: 600_000,
  });
});

it('an unknown error of an airline leaves a doubt; a guaranteed failure does not', async () => {
  const offer = await offerFor(sandbox, ['LHR', 'LGW']);
  expect(await create(orderFor(offer))).toMatchObject({
    outcome: 'in_doubt',
    cause: 'error',
    status: 502,
    said: { errors: [{ code: 'airline_unknown' }] },
  });
  between.meddle(/orders$/, () => ({
    status: 502,
    body: { errors: [{ type: 'airline_error', code: 'order_not_created' }] },
  }));
  expect(await create(orderFor(offer))).toMatchObject({ outcome: 'refused', cause: 'not_created' });
});
