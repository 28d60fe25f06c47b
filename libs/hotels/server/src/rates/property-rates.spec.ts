import { hotelPaths, type PropertyRates } from '@traveldesk/hotels-contract';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { inCairo, resultsIn, someDay, startHotelsApi, type HotelsApi } from '../testing/hotels-api.fake';
import { rateWire, stayWire } from '../testing/stay-wire.fake';
import { json, startFakeStays, type FakeStays } from '../testing/stays-server.fake';
import { forgetRates } from './rates.sql';

const fetchAll = '/actions/fetch_all_rates';
const ofResult = `/stays/search_results/srr_nile${fetchAll}`;
const byProperty = '/stays/search';

describeOnDatabase('the rates of a property', (makeApi) => {
  let hotels: HotelsApi;
  let stays: FakeStays;
  let supplierId: string;
  let day = 0;
  beforeAll(async () => {
    hotels = await startHotelsApi(makeApi);
    stays = await startFakeStays();
    ({ id: supplierId } = await hotels.addSupplier('good', stays.url));
    await hotels.addRule();
  });
  afterAll(() => stays.close());
  beforeEach(() => stays.sells({ id: 'nile' }));

  /** Searches for another day, so that nothing is shared, and returns the query and the record of the first property. */
  const found = async (headers?: HotelsApi['staff'], change: Parameters<typeof inCairo>[0] = {}) => {
    day += 1;
    const query = inCairo({ check_in: someDay(day), check_out: someDay(day + 3), ...change });
    const [result] = resultsIn((await hotels.search(query, headers)).lines);
    return { query, id: result!.property.id };
  };
  const open = async (
    { id, query, supplier = 'good' }: { id: string; query: string; supplier?: string },
    headers?: HotelsApi['staff'],
  ) => {
    const from = stays.paths.length;
    const path = hotelPaths.propertyRates(id);
    const { status, text, body } = await hotels.open(path, `${query}&supplier=${supplier}`, headers);
    const rates = body as PropertyRates;
    const all = status === 200 ? rates.rooms.flatMap((room) => room.rates) : [];
    return { status, text, ...rates, rates: all, asked: stays.paths.slice(from) };
  };

  it('come from the stored result, with the amounts due now and there, and the terms', async () => {
    stays.sells({ id: 'nile', rates: [rateWire({ quantity_available: 2 }), rateWire({ id: 'rat_2' })] });
    const { status, asked, outcome, rates, rooms } = await open(await found());
    expect([status, asked]).toEqual([200, [ofResult]]);
    expect(outcome).toMatchObject({ supplier: 'good', status: 'done', count: 2, dropped: 0 });
    expect(rooms).toMatchObject([{ name: 'Double', rates: [{ left: 2 }, { left: null }] }]);
    expect(rates[0]).toMatchObject({
      supplier: 'good',
      board: 'breakfast',
      terms: 'free',
      free_until: '2099-03-09T14:00:00.000Z',
      price: { total: { amount: '330.00', currency: 'EUR' }, due: { amount: '90.00', currency: 'EGP' } },
      now: { amount: '330.00', currency: 'EUR' },
      there: [{ amount: '90.00', currency: 'EGP' }],
      tiers: [
        { until: '2099-03-09T14:00:00.000Z', refund: { amount: '300.00', currency: 'EUR' }, claim: null },
        { until: null, refund: { amount: '0.00', currency: 'EUR' }, claim: null },
      ],
    });
    expect(new Set(rates.map(({ id }) => id)).size).toBe(2);
  });

  it('are requested by the supplier’s id of the property if no search is stored, without a place', async () => {
    const { id } = await found();
    day += 1;
    const query = inCairo({ place: 'city.DXB', check_in: someDay(day), check_out: someDay(day + 3) });
    const { asked, rates } = await open({ id, query });
    expect([asked, rates.length]).toEqual([[byProperty], 1]);
    expect(stays.asked.at(-1)).toEqual({
      accommodation: { ids: ['acc_nile'], fetch_rates: true },
      check_in_date: someDay(day),
      check_out_date: someDay(day + 3),
      rooms: 1,
      guests: [{ type: 'adult' }, { type: 'adult' }],
    });
  });

  it('also come from a search of this supplier only', async () => {
    const { id } = await found();
    day += 1;
    const query = inCairo({ check_in: someDay(day), check_out: someDay(day + 3) });
    await hotels.search(`${query}&supplier=good`);
    expect((await open({ id, query })).asked).toEqual([ofResult]);
  });

  it.each<[string, number, object | null]>([
    ['no longer has', 404, null],
    ['says to be sold out', 422, null],
    ['answers as expired', 200, { result: { expires_at: '2020-01-01T00:00:00Z' } }],
    ['has no rate of', 200, { rates: [] }],
  ])('are asked for by the property, once, if the supplier %s the result', async (_, status, wish) => {
    const opened = await found();
    stays.on(fetchAll, (_request, response, asked) =>
      json(response, status, wish ? { data: stayWire(asked, { id: 'nile', ...wish }) } : { errors: [] }),
    );
    const { asked, outcome, rates } = await open(opened);
    expect(asked).toEqual([ofResult, byProperty]);
    expect([outcome.status, rates.length]).toEqual(['done', 1]);
  });

  it('are an empty list if sold out, which is no fault of the supplier', async () => {
    const opened = await found();
    stays.sells();
    const { status, outcome, rooms, details } = await open(opened);
    expect([status, rooms, details]).toEqual([200, [], null]);
    expect(outcome).toMatchObject({ status: 'done', count: 0 });
  });

  it('are fetched once for equal requests, at the same time and within a minute', async () => {
    const opened = await found();
    const [one, two] = await Promise.all([open(opened), open(opened)]);
    const later = await open(opened);
    expect(stays.paths.filter((path) => path === ofResult).length).toBeGreaterThan(0);
    expect([...one.asked, ...later.asked]).toEqual([ofResult]);
    expect([two.rates, later.rates]).toEqual([one.rates, one.rates]);
  });

  it('are fetched again once one has expired', async () => {
    const expires_at = new Date(Date.now() + 500).toISOString();
    const opened = await found();
    stays.sells({ id: 'nile', rate: { expires_at } });
    const first = await open(opened);
    expect([first.rates.length, first.rates[0]?.expires_at]).toEqual([1, expires_at]);
    stays.sells({ id: 'nile' });
    while (new Date().toISOString() <= expires_at) await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await open(opened)).rates).toMatchObject([
      { expires_at: expect.not.stringContaining(expires_at) },
    ]);
  });

  it('are priced by the rules of the search, until another search is priced by new ones', async () => {
    const opened = await found();
    const { id } = await hotels.addRule({
      name: 'Fee',
      kind: 'service_fee',
      value_type: 'fixed',
      percent: null,
      amount: '30',
    });
    expect((await open(opened)).rates[0]?.price.total.amount).toBe('330.00');
    expect((await open(await found())).rates[0]?.price.total.amount).toBe('360.00');
    await hotels.end(id);
  });

  it('show a company its own price and currency, and no net price', async () => {
    const { id: companyId } = await hotels.addCompany('Nile Travel', [supplierId]);
    const headers = await hotels.signIn({ type: 'company', companyId });
    const commission = { estimated_commission_amount: '21.00', estimated_commission_currency: 'EUR' };
    // No percent markup on a rate with commission.
    stays.sells({
      id: 'nile',
      rates: [rateWire({ description: 'Sell to members only' }), rateWire({ id: 'rat_2', ...commission })],
    });
    const opened = await found(headers);
    const theirs = await open(opened, headers);
    expect(theirs.rates[0]?.price.total).toEqual({ amount: '16500.00', currency: 'EGP' });
    // The second rate has equal net and selling prices.
    expect(JSON.stringify([theirs.rates[0]?.price, theirs.rates[0]?.now, theirs.outcome])).not.toMatch(
      /15000|300\.00/,
    );
    expect(theirs.text).not.toMatch(/"net"|commission|note|members|21\.00|1050\.00|rat_/);
    const query = `${opened.query}&company_id=${companyId}`;
    const staffs = await open({ ...opened, query });
    expect(staffs.asked).toEqual([]);
    expect(staffs.rates[0]).toMatchObject({
      price: { net: { amount: '15000.00', currency: 'EGP' } },
      note: 'Sell to members only',
      commission: null,
    });
    expect(staffs.rates[1]?.commission).toEqual({ amount: '21.00', currency: 'EUR' });
    const desk = await hotels.signIn({ permissions: ['hotels_search'] });
    expect((await open({ ...opened, query }, desk)).text).not.toMatch(/"net"|commission|note|members/);
  });

  it('are not those of another company’s search', async () => {
    const [one, other] = [
      await hotels.addCompany('Aswan Travel', [supplierId]),
      await hotels.addCompany('Luxor Travel', [supplierId]),
    ];
    const headersOf = ({ id: companyId }: { id: string }) => hotels.signIn({ type: 'company', companyId });
    const opened = await found(await headersOf(one));
    expect((await open(opened, await headersOf(one))).asked).toEqual([ofResult]);
    expect((await open(opened, await headersOf(other))).asked).toEqual([byProperty]);
  });

  it('a company without a supplier that knows the property gets a 404, as for an unknown property', async () => {
    const { id: otherId } = await hotels.addSupplier('elsewhere', stays.url, { status: 'inactive' });
    await hotels.api.kernel.db
      .updateTable('suppliers')
      .set({ status: 'active' })
      .where('id', '=', otherId)
      .execute();
    const { id: companyId } = await hotels.addCompany('Delta Travel', [otherId]);
    const headers = await hotels.signIn({ type: 'company', companyId });
    const opened = await found();
    await hotels.api.kernel.db
      .deleteFrom('hotel_property_suppliers')
      .where('supplier_id', '=', otherId)
      .execute();
    const none = { ...opened, id: `${opened.id.slice(0, -4)}ffff` };
    const answers = [await open(opened, headers), await open(none, headers), await open(none)];
    expect(answers.map(({ status, text }) => [status, JSON.parse(text).code])).toEqual(
      Array(3).fill([404, 'not_found']),
    );
    await hotels.api.kernel.db
      .updateTable('suppliers')
      .set({ status: 'inactive' })
      .where('id', '=', otherId)
      .execute();
  });

  it('name each invalid field of the query', async () => {
    const opened = await found();
    const foreign = await open({ ...opened, supplier: 'nobody' });
    expect([foreign.status, Object.keys(JSON.parse(foreign.text).fields)]).toEqual([422, ['supplier']]);
    const query = inCairo({ check_in: someDay(9), check_out: someDay(9) });
    const bad = await open({ ...opened, query });
    expect([bad.status, Object.keys(JSON.parse(bad.text).fields)]).toEqual([422, ['check_out']]);
  });

  it('need the permission, and a company’s token its scope', async () => {
    const { id: companyId } = await hotels.addCompany('Token Travel', [supplierId]);
    const opened = await found();
    const status = async (options: Parameters<HotelsApi['signIn']>[0]) =>
      (await open(opened, await hotels.signIn(options))).status;
    const token = { type: 'company', companyId, apiToken: true } as const;
    expect([
      await status({ permissions: ['flights_search'] }),
      await status({ ...token, permissions: ['flights_search'] }),
      await status({ ...token, permissions: ['hotels_search'] }),
    ]).toEqual([403, 403, 200]);
  });

  it('are deleted when the last has expired', async () => {
    await open(await found());
    const { db } = hotels.api.kernel;
    const kept = async (minutes: number) => {
      await forgetRates(db, new Date(Date.now() + minutes * 60_000));
      return (await db.selectFrom('hotel_rates').select('id').execute()).length;
    };
    expect([(await kept(29)) > 0, await kept(31)]).toEqual([true, 0]);
  });
});
