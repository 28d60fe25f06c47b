import { priceExplanationSchema, type PriceExplanation } from '@traveldesk/markups-contract';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { startFakeDuffel, type FakeDuffel } from '../testing/duffel-server.fake';
import { offersIn, oneway, someDay, startFlightsApi, type FlightsApi } from '../testing/flights-api.fake';
import { by } from '../testing/rules.fake';

describeOnDatabase('GET /flights/offers/{id}/price-explanation', (makeApi) => {
  let flights: FlightsApi;
  let supplier: FakeDuffel;
  let supplierId: string;
  let nile: string;
  let cairo: string;
  let day = 0;
  beforeAll(async () => {
    flights = await startFlightsApi(makeApi);
    supplier = await startFakeDuffel();
    ({ id: supplierId } = await flights.addSupplier('steady', supplier.url));
    ({ id: nile } = await flights.addCompany('Nile Travel', [supplierId]));
    ({ id: cairo } = await flights.addCompany('Nile Cairo', [supplierId], { parent_id: nile }));
    await flights.addRule({ name: 'Everybody' });
    await flights.addRule({
      name: 'EgyptAir',
      percent: '7.5',
      percent_of: 'base',
      tax_percent: '14',
      ...by('MS'),
    });
    await flights.addRule({
      name: 'Fee',
      kind: 'service_fee',
      value_type: 'fixed',
      percent: null,
      amount: '3.33',
    });
    await flights.addRule({ name: 'Spring', kind: 'discount', percent: '1.5' });
    await flights.addRule({ name: 'Nile’s own', layer: 'company', owner_id: nile, percent: '4' });
  });
  afterAll(() => supplier.close());
  beforeEach(() => {
    day += 1;
    supplier.onOffer((offer) => offer);
    supplier.sells(
      { id: 'off_1', total: '199.90', base: '150.10', tax: '49.80', airline: 'MS', flight: '1' },
      { id: 'off_2', total: '89.95', airline: 'EK', flight: '2' },
      {
        id: 'off_3',
        total: '1234.56',
        base: '1000.01',
        tax: '234.55',
        airline: 'QR',
        flight: '3',
        via: 'DOH',
      },
    );
  });

  const search = async (company_id: string | null = cairo) => {
    const trips = [{ origin: 'CAI', destination: 'DXB', date: someDay(day), departure: null, arrival: null }];
    return offersIn((await flights.search(oneway({ trips, company_id, adults: 2, children: [5] }))).lines);
  };
  const explain = async (id: string, query = '', headers = flights.staff) => {
    const url = `/flights/offers/${id}/price-explanation${query}`;
    const { status, text } = await flights.call('GET', url, undefined, headers);
    return { status, ...(JSON.parse(text) as PriceExplanation & { code?: string }) };
  };
  const minor = ({ amount }: { amount: string }) => Math.round(Number(amount) * 100);

  it('explains the stored price: net and lines add up to the total, and the winners are the rules of the lines', async () => {
    const offers = [...(await search()), ...(await search(null))];
    expect(offers).toHaveLength(6);
    for (const { id, price } of offers) {
      const { status, ...told } = await explain(id);
      expect([status, priceExplanationSchema.parse(told)]).toEqual([200, told]);
      expect([told.total, told.net]).toEqual([price.total, price.net]);
      const lines = told.lines.reduce((sum, { amount }) => sum + minor(amount), 0);
      expect(minor(told.net) + lines).toBe(minor(price.total));
      const won = told.rules.filter(({ outcome }) => outcome === 'won').map(({ rule_id: rule }) => rule);
      expect([...new Set(told.lines.map(({ rule_id: rule }) => rule))].sort()).toEqual(won.sort());
    }
  });

  it('shows the stored lines of the offer', async () => {
    const kept = await search();
    const { db } = flights.api.kernel;
    const row = await db
      .selectFrom('flight_searches')
      .select('pricing')
      .where('currency', '=', 'EGP')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const told = await explain(kept[0]?.id ?? '');
    expect([told.revision, told.at]).toEqual([row.pricing?.revision, row.pricing?.at]);
    expect(told).toMatchObject({
      company: { id: cairo, name: 'Nile Cairo' },
      supplier: { id: supplierId, name: 'Supplier steady', markup_enabled: true },
      currency: 'EGP',
      supplier_price: { total: { amount: '89.95', currency: 'EUR' }, base: null, tax: null },
      // 89.95 at 50; plus 10 %; plus 3.33; less 1.5 %; plus 4 % of the total for the parent company.
      net: { amount: '4497.50', currency: 'EGP' },
      lines: [
        { name: 'Everybody', kind: 'markup', amount: { amount: '449.75' } },
        { name: 'Fee', kind: 'service_fee', amount: { amount: '166.50' } },
        { name: 'Spring', kind: 'discount', amount: { amount: '-67.46' } },
        { name: 'Nile’s own', kind: 'markup', layer: 'company', amount: { amount: '201.85' } },
      ],
      owners: { [nile]: 'Nile Travel' },
    });
  });

  it('is unchanged when rules change, and a new list has a new one', async () => {
    const [before] = await search();
    const told = await explain(before?.id ?? '');
    const { end } = await flights.addRule({
      name: 'Dearer',
      percent: '15',
      companies: [{ id: cairo, below: false }],
    });
    expect(await explain(before?.id ?? '')).toEqual(told);
    const [after] = await search();
    const anew = await explain(after?.id ?? '');
    expect(anew.total).toEqual(after?.price.total);
    expect(anew.lines[0]).toMatchObject({ name: 'Dearer' });
    await end();
  });

  it('of a review explains the reviewed price, and after its acceptance the list’s', async () => {
    const id = (await search())[0]?.id ?? '';
    const listed = await explain(id);
    supplier.onOffer((offer) => ({ ...offer, total_amount: '99.95' }));
    const review = JSON.parse((await flights.call('GET', `/flights/offers/${id}`)).text);
    const reviewed = await explain(id, `?revision=${review.revision}`);
    expect([reviewed.total, reviewed.net]).toEqual([review.offer.price.total, review.offer.price.net]);
    expect(reviewed.supplier_price.total.amount).toBe('99.95');
    expect(await explain(id)).toEqual(listed);
    await flights.call('POST', `/flights/offers/${id}/acceptances`, { revision: review.revision });
    expect(await explain(id)).toEqual(reviewed);
  });

  it('is only for staff who work on prices: a 401, a 403, a 404, a 422', async () => {
    const id = (await search())[0]?.id ?? '';
    const url = `/api/v1/flights/offers/${id}/price-explanation`;
    expect((await flights.api.inject({ url })).statusCode).toBe(401);
    const permissions = ['flights_search', 'show_markups'];
    for (const options of [
      { permissions: ['flights_search'] },
      { permissions, type: 'company', companyId: cairo },
      { permissions, type: 'company', companyId: cairo, apiToken: true },
    ] as const) {
      expect((await explain(id, '', await flights.api.signIn(options))).status).toBe(403);
    }
    expect((await explain(id, '?revision=made-up')).status).toBe(404);
    expect((await explain(`${id.slice(0, -1)}f`)).status).toBe(404);
    const half = (Date.now() - 31 * 60_000).toString(16).padStart(12, '0');
    const old = await explain(`${half.slice(0, 8)}-${half.slice(8)}-7230-a1b0-a7a71fd10001`);
    expect([old.status, old.code]).toEqual([422, 'offer_expired']);
  });
});
