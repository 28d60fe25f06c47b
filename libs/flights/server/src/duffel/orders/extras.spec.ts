import { changedAt, startSandboxProgram, type Sandbox } from '@traveldesk/shared-testing/server';
import { startMeddler, type Meddler } from '../../testing/meddler.fake';
import { resultOf } from '../../testing/order-steps.fake';
import { offerFor, orderCalls, orderFor } from '../../testing/ordering.fake';
import type { OfferWithExtras, SeatElement, SeatMap } from '../../orders/extras';
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

const call = () => orderCalls(between.url).call;
const offerOf = async (ref: string) => {
  const answer = await duffelOrders.offerWithExtras(call(), ref, { key: 'training' });
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
};
const mapsOf = async (ref: string): Promise<SeatMap[]> => {
  const answer = await duffelOrders.seatMaps(call(), ref);
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
};
const seatsOf = (map: SeatMap | undefined) =>
  (map?.cabins ?? [])
    .flatMap(({ rows }) => rows.flat(2))
    .filter((one): one is Extract<SeatElement, { kind: 'seat' }> => one.kind === 'seat');

describe('an offer', () => {
  it('has bags with their travelers, flights, number and weight', async () => {
    const { id, passengers, total_amount: amount } = await offerFor(sandbox);
    const { offer, bags, segments }: OfferWithExtras = await offerOf(id);
    expect(offer).toMatchObject({ ref: id, net: { total: { amount, currency: 'EUR' } } });
    expect(segments).toEqual([[expect.stringMatching(/^seg_/)]]);
    // A bag costs 20.00; up to three of 23 kg (SUPPLIER 6).
    expect(bags.find(({ kind }) => kind === 'checked')).toEqual({
      ref: expect.stringMatching(/^ase_/),
      kind: 'checked',
      travellers: [passengers[0]?.id],
      segments: segments.flat(),
      price: { amount: '20.00', currency: 'EUR' },
      most: 3,
      size: { weight: 23, height: null, length: null, depth: null },
    });
  });

  it('can have neither bags nor seats', async () => {
    const { id } = await offerFor(sandbox, ['BTS', 'ABV']);
    expect((await offerOf(id)).bags).toEqual([]);
    expect(await mapsOf(id)).toEqual([]);
  });

  it('is reported as expired or gone, for its seats too', async () => {
    const { id } = await offerFor(sandbox);
    await sandbox.forward(31 * 60_000);
    expect(await duffelOrders.offerWithExtras(call(), id, { key: 'training' })).toBe('expired');
    expect(await duffelOrders.seatMaps(call(), id)).toBe('expired');
    expect(await duffelOrders.offerWithExtras(call(), 'off_none', { key: 'training' })).toBe('gone');
    between.meddle(/seat_maps/, () => ({ status: 500, text: '' }));
    await expect(duffelOrders.seatMaps(call(), id)).rejects.toMatchObject({ reason: 'error' });
    between.meddle(/seat_maps/, () => ({ status: 422, body: { errors: [{ code: 'no' }] } }));
    await expect(duffelOrders.seatMaps(call(), id)).rejects.toMatchObject({ reason: 'rejected' });
  });

  it.each<[what: string, at: string, value: unknown]>([
    ['of an unknown kind', 'available_services.0.metadata.type', 'trunk'],
    ['without a price', 'available_services.0.total_amount', null],
    ['for nobody', 'available_services.0.passenger_ids', null],
    ['with a negative price', 'available_services.0.maximum_quantity', -1],
    ['with an impossible weight', 'available_services.0.metadata.maximum_weight_kg', 100_000],
  ])('with a bag %s is a fault', async (_, at, value) => {
    const { id } = await offerFor(sandbox);
    between.meddle(/offers/, ({ body }) => ({ body: changedAt(body, `data.${at}`, value) }));
    await expect(offerOf(id)).rejects.toMatchObject({ reason: 'malformed' });
  });

  it('with other kinds of services is read without them', async () => {
    const { id } = await offerFor(sandbox);
    const { length } = (await offerOf(id)).bags;
    between.meddle(/offers/, ({ body }) => ({
      body: changedAt(body, 'data.available_services.0.type', 'cancel_for_any_reason'),
    }));
    expect((await offerOf(id)).bags).toHaveLength(length - 1);
  });
});

describe('seat maps', () => {
  it('have each flight with rows and sections, and the price of a seat for each traveler', async () => {
    const passengers = [{ type: 'adult' }, { age: 5 }, { age: 1 }];
    const offer = await offerFor(sandbox, ['LHR', 'DXB'], passengers);
    const { segments } = await offerOf(offer.id);
    const maps = await mapsOf(offer.id);
    expect(maps.map(({ segment }) => segment)).toEqual(segments.flat());
    const [cabin] = maps[0]?.cabins ?? [];
    expect(cabin).toMatchObject({ cabin: 'Economy', deck: 0, wings: { first: 4, last: 12 } });
    const free = seatsOf(maps[0]).filter(({ choices }) => choices.length > 0);
    // A lap infant has no seat.
    const seated = offer.passengers.slice(0, 2).map(({ id }) => id);
    const choosers = free.map(({ choices }) => choices.map(({ traveller }) => traveller).join());
    expect(new Set(choosers)).toEqual(new Set([seated.join()]));
    expect(free[0]?.choices[0]).toEqual({
      ref: expect.stringMatching(/^ase_/),
      traveller: seated[0],
      price: { amount: expect.stringMatching(/^\d+\.00$/), currency: 'EUR' },
    });
    // Occupied seats are shown, but not for sale.
    expect(seatsOf(maps[0]).length).toBeGreaterThan(free.length);
    const exits = (cabin?.rows ?? []).filter((row) => row.flat().every(({ kind }) => kind === 'exit'));
    expect(exits).toHaveLength(2);
    const [exit] = seatsOf(maps[0]).filter(({ disclosures }) => disclosures.length > 0);
    expect(exit?.disclosures).toEqual(['Do not seat children in exit row seats']);
  });

  it.each<[what: string, value: object, expected: object]>([
    ['a lavatory', { type: 'lavatory' }, { kind: 'lavatory' }],
    ['an unknown element', { type: 'piano' }, { kind: 'other' }],
    [
      'a seat for travelers with needs',
      { type: 'restricted_seat_general', designator: '8A', name: '', disclosures: ['Two\n lines '] },
      { kind: 'seat', designator: '8A', name: null, disclosures: ['Two lines'], choices: [] },
    ],
  ])('%s is read unchanged', async (_, value, expected) => {
    const { id } = await offerFor(sandbox);
    const at = 'data.0.cabins.0.rows.0.sections.0.elements.0';
    between.meddle(/seat_maps/, ({ body }) => ({ body: changedAt(body, at, value) }));
    expect((await mapsOf(id))[0]?.cabins[0]?.rows[0]?.[0]?.[0]).toEqual(expected);
  });

  it.each<[what: string, at: string, value: unknown]>([
    ['without its flight', 'segment_id', null],
    ['without cabins', 'cabins', null],
    ['with a seat without a designator', 'cabins.0.rows.0.sections.0.elements.0.designator', 7],
    ['with a thousand rows', 'cabins.0.rows', Array.from({ length: 1_000 }, () => ({ sections: [] }))],
  ])('one %s is a fault', async (_, at, value) => {
    const { id } = await offerFor(sandbox);
    between.meddle(/seat_maps/, ({ body }) => ({ body: changedAt(body, `data.0.${at}`, value) }));
    await expect(mapsOf(id)).rejects.toMatchObject({ reason: 'malformed' });
  });
});

describe('an order', () => {
  it('can get bags later, once it is paid', async () => {
    const order = resultOf(await duffelOrders.create(call(), orderFor(await offerFor(sandbox))));
    const [bag] = await duffelOrders.bagsForOrder(call(), order.ref);
    const purchase = {
      order,
      services: [{ ref: bag?.ref ?? '', quantity: 2 }],
      price: { amount: '40.00', currency: 'EUR' },
      attempt: 'a',
    };
    const grown = resultOf(await duffelOrders.buyServices(call(), purchase));
    expect(grown.services).toMatchObject([{ kind: 'bag', quantity: 2, price: { amount: '40.00' } }]);
    const cheap = { ...purchase, price: { amount: '1.00', currency: 'EUR' } };
    expect(await duffelOrders.buyServices(call(), cheap)).toMatchObject({ cause: 'price_changed' });
  });

  it('that is held cannot', async () => {
    const order = resultOf(
      await duffelOrders.create(call(), orderFor(await offerFor(sandbox), { type: 'hold' })),
    );
    const [bag] = await duffelOrders.bagsForOrder(call(), order.ref);
    const purchase = { order, services: [{ ref: bag?.ref ?? '', quantity: 1 }], attempt: 'a' };
    const price = bag?.price ?? order.price.total;
    expect(await duffelOrders.buyServices(call(), { ...purchase, price })).toMatchObject({
      outcome: 'refused',
      cause: 'not_ready',
    });
  });
});
