import { givenRates } from '@traveldesk/currencies-server/testing';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { startFakeDuffel, type FakeDuffel } from '../testing/duffel-server.fake';
import { offersIn, oneway, someDay, startFlightsApi, type FlightsApi } from '../testing/flights-api.fake';

describeOnDatabase('the origin of a price change', (makeApi) => {
  let flights: FlightsApi;
  let supplier: FakeDuffel;
  let nile: string;
  let day = 0;
  let id = '';
  const rules: { end(): Promise<unknown> }[] = [];
  beforeAll(async () => {
    flights = await startFlightsApi(makeApi);
    supplier = await startFakeDuffel({ id: 'off_1', total: '100.00' });
    const { id: supplierId } = await flights.addSupplier('steady', supplier.url);
    ({ id: nile } = await flights.addCompany('Nile Travel', [supplierId]));
  });
  afterAll(() => supplier.close());
  beforeEach(async () => {
    day += 1;
    costs('100.00');
    await addRule({});
    const trips = [{ origin: 'CAI', destination: 'DXB', date: someDay(day), departure: null, arrival: null }];
    const { lines } = await flights.search(oneway({ trips, company_id: nile }));
    id = offersIn(lines)[0]?.id ?? '';
    expect(offersIn(lines)[0]?.price.total.amount).toBe('5500.00');
  });
  afterEach(async () => {
    for (const rule of rules.splice(0)) await rule.end();
  });

  const costs = (total: string) => supplier.onOffer((offer) => ({ ...offer, total_amount: total }));
  const addRule = async (change: Parameters<FlightsApi['addRule']>[0]) => {
    rules.push(await flights.addRule(change));
  };
  const reviewed = async () => JSON.parse((await flights.call('GET', `/flights/offers/${id}`)).text);
  const change = (whose: string, before: string, after: string) => [
    {
      kind: 'price',
      whose,
      before: { amount: before, currency: 'EGP' },
      after: { amount: after, currency: 'EGP' },
    },
  ];

  it('is the supplier if only its price rose', async () => {
    costs('120.00');
    expect((await reviewed()).changes).toEqual(change('supplier', '5500.00', '6600.00'));
  });

  it('is ours if a rule was added', async () => {
    await addRule({ percent: '12', companies: [{ id: nile, below: false }] });
    expect((await reviewed()).changes).toEqual(change('ours', '5500.00', '5600.00'));
  });

  it('is ours if the winning rule has ended', async () => {
    for (const rule of rules.splice(0)) await rule.end();
    expect((await reviewed()).changes).toEqual(change('ours', '5500.00', '5000.00'));
  });

  it('is ours if the exchange rate changed', async () => {
    const rate = (value: string) => givenRates(flights.api, { quote: 'EGP', rate: value });
    await rate('60');
    expect((await reviewed()).changes).toEqual(change('ours', '5500.00', '6600.00'));
    await rate('50');
  });

  it('is both if both changed', async () => {
    costs('120.00');
    await addRule({ percent: '12', companies: [{ id: nile, below: false }] });
    // 120 at 50 is 6,000; plus 12 %.
    expect((await reviewed()).changes).toEqual(change('both', '5500.00', '6720.00'));
  });

  it('is empty if the changes cancel out', async () => {
    costs('88.00');
    await addRule({ percent: '15', companies: [{ id: nile, below: false }] });
    await addRule({ kind: 'service_fee', value_type: 'fixed', percent: null, amount: '8.80' });
    // 88 plus 15 % is 101.20; plus 8.80 is 110.00; at 50.
    const { changes, offer, revision } = await reviewed();
    expect([changes, offer.price.total.amount, offer.price.net.amount]).toEqual([[], '5500.00', '4400.00']);
    // Both prices can still be explained: the review's current one and the list's former one.
    const netOf = async (query: string) =>
      JSON.parse((await flights.call('GET', `/flights/offers/${id}/price-explanation${query}`)).text).net
        .amount;
    expect([await netOf(`?revision=${revision}`), await netOf('')]).toEqual(['4400.00', '5000.00']);
  });

  it('is relative to the accepted price and its rules', async () => {
    const accept = async ({ revision }: { revision: string }) =>
      (await flights.call('POST', `/flights/offers/${id}/acceptances`, { revision })).status;
    costs('120.00');
    expect(await accept(await reviewed())).toBe(201);
    await addRule({ percent: '12', companies: [{ id: nile, below: false }] });
    const next = await reviewed();
    expect([next.accepted_at, next.changes]).toEqual([null, change('ours', '6600.00', '6720.00')]);
    expect(await accept(next)).toBe(201);
    costs('100.00');
    expect((await reviewed()).changes).toEqual(change('supplier', '6720.00', '5600.00'));
  });

  it('is missing without a rate in force, and so is the price', async () => {
    const { db } = flights.api.kernel;
    await db.updateTable('suppliers').set({ currency: 'BHD' }).execute();
    const { status, text } = await flights.call('GET', `/flights/offers/${id}`);
    expect([status, JSON.parse(text).code]).toEqual([422, 'offer_no_rate']);
    expect(JSON.parse(text).message).toContain('Supplier steady');
    await db.updateTable('suppliers').set({ currency: 'EUR' }).execute();
  });
});
