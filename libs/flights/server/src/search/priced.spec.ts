import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { startFakeDuffel, type FakeDuffel } from '../testing/duffel-server.fake';
import {
  endsIn,
  offersIn,
  oneway,
  someDay,
  startFlightsApi,
  type FlightsApi,
} from '../testing/flights-api.fake';
import { by } from '../testing/rules.fake';

describeOnDatabase('prices of a search (TRAVEL-RULES 24 to 30)', (makeApi) => {
  let flights: FlightsApi;
  let supplier: FakeDuffel;
  let nile: string;
  let day = 0;
  beforeAll(async () => {
    flights = await startFlightsApi(makeApi);
    supplier = await startFakeDuffel();
    const { id } = await flights.addSupplier('steady', supplier.url);
    ({ id: nile } = await flights.addCompany('Nile Travel', [id]));
  });
  afterAll(() => supplier.close());

  /** Searches another day on each call, so that no search is shared. */
  const found = async (change: Parameters<typeof oneway>[0] = {}, headers = flights.staff) => {
    day += 1;
    const trips = [{ origin: 'CAI', destination: 'DXB', date: someDay(day), departure: null, arrival: null }];
    return flights.search(oneway({ trips, ...change }), headers);
  };

  it('are net plus the rules’ amounts, in the company’s currency, split into tax and the rest', async () => {
    supplier.sells({ id: 'off_1', total: '199.90', base: '150.00', tax: '49.90' });
    const { end } = await flights.addRule();
    const { lines } = await found({ company_id: nile, adults: 2 });
    expect(lines[0]).toMatchObject({ currency: 'EGP' });
    // 199.90 at 50 is 9,995.00; plus 10 %; the tax is the supplier's 49.90.
    const money = (amount: string) => ({ amount, currency: 'EGP' });
    expect(offersIn(lines)[0]?.price).toEqual({
      total: money('10994.50'),
      per_traveller: money('5497.25'),
      base: money('8499.50'),
      tax: money('2495.00'),
      net: money('9995.00'),
    });
    await end();
    expect(offersIn((await found({ company_id: nile })).lines)[0]?.price.total).toEqual(money('9995.00'));
  });

  it('are in the platform’s currency without a company, with the rules for everybody', async () => {
    supplier.sells({ id: 'off_1', total: '199.90' });
    const everybodys = await flights.addRule();
    const niles = await flights.addRule({ percent: '5', companies: [{ id: nile, below: false }] });
    expect(offersIn((await found()).lines)[0]?.price.total).toEqual({ amount: '219.89', currency: 'EUR' });
    // A company's own rule is more specific than a general one: 9,995.00 plus 5 %.
    const { lines } = await found({ company_id: nile });
    expect(offersIn(lines)[0]?.price.total).toEqual({ amount: '10494.75', currency: 'EGP' });
    await everybodys.end();
    await niles.end();
  });

  it('are net if the company’s settings at the supplier exclude markups', async () => {
    supplier.sells({ id: 'off_1', total: '100.00' });
    const plain = { cabins: ['Economy'], airlines: { mode: 'all', codes: [] } };
    const [{ id }] = (await flights.api.kernel.db
      .selectFrom('suppliers')
      .select('id')
      .where('key', '=', 'steady')
      .execute()) as [{ id: string }];
    const settings = (markup_enabled: boolean) =>
      flights.call('POST', `/companies/${nile}/suppliers/${id}/settings`, { ...plain, markup_enabled });
    const { end } = await flights.addRule();
    await settings(false);
    expect(offersIn((await found({ company_id: nile })).lines)[0]?.price.total.amount).toBe('5000.00');
    await settings(true);
    expect(offersIn((await found({ company_id: nile })).lines)[0]?.price.total.amount).toBe('5500.00');
    await end();
  });

  it('are missing for a supplier without an exchange rate: it is not called, but the others are', async () => {
    const dinars = await startFakeDuffel({ id: 'off_2', total: '10', currency: 'BHD' });
    const { id } = await flights.addSupplier('dinars', dinars.url, { currency: 'BHD' });
    supplier.sells({ id: 'off_1', total: '100.00' });
    const trips = [{ origin: 'CAI', destination: 'DXB', date: someDay(), departure: null, arrival: null }];
    const { lines } = await found({ trips });
    const ends = Object.fromEntries(endsIn(lines).map((line) => [line.supplier, line]));
    expect(ends.dinars).toMatchObject({ status: 'failed', reason: 'no_rate', count: 0 });
    expect(ends.steady).toMatchObject({ status: 'done', count: 1 });
    expect(offersIn(lines).map((offer) => offer.supplier)).toEqual(['steady']);
    expect(dinars.calls).toEqual([]);
    // A retry would get the same answer, so the same search is not sent again.
    const calls = supplier.calls.length;
    await found({ trips });
    await flights.api.kernel.db.deleteFrom('suppliers').where('id', '=', id).execute();
    await dinars.close();
    expect(supplier.calls).toHaveLength(calls);
  });

  describe('and the order of offers:', () => {
    /** EgyptAir sells at plus 15 %, Emirates at less 15 %, so net and selling prices have different orders. */
    const nets = Array.from({ length: 130 }, (_, at) => 101 + at);
    const airlineOf = (net: number) => (net % 2 === 0 ? 'EK' : 'MS');
    const sellOf = (net: number) => ((net * (airlineOf(net) === 'EK' ? 85 : 115)) / 100).toFixed(2);
    const inOrder = nets.map(sellOf).sort((one, other) => Number(one) - Number(other));

    beforeAll(async () => {
      await flights.addRule({ percent: '15', ...by('MS') });
      await flights.addRule({ kind: 'discount', percent: '15', ...by('EK') });
    });
    beforeEach(() =>
      supplier.sells(
        ...nets.map((net) => ({
          id: `off_${net}`,
          total: `${net}.00`,
          airline: airlineOf(net),
          flight: String(net),
        })),
      ),
    );

    it('selling prices decide it: the 25 cheapest first, then a hundred, then the rest', async () => {
      const { lines } = await found();
      const parts = lines.flatMap((line) => (line.type === 'offers' ? [line.offers] : []));
      expect(parts.map(({ length }) => length)).toEqual([25, 100, 5]);
      expect(parts.flat().map(({ price }) => price.total.amount)).toEqual(inOrder);
      // The first part has higher net prices than the last part's lowest.
      const netsOf = parts.flat().map(({ price }) => Number(price.net?.amount));
      expect(netsOf).not.toEqual([...netsOf].sort((one, other) => one - other));
    });

    it('it is the same when the search is read again', async () => {
      const query = oneway({ adults: 3 });
      const first = offersIn((await flights.search(query)).lines).map(({ id }) => id);
      const again = offersIn((await flights.search(query)).lines).map(({ id }) => id);
      expect(again).toEqual(first);
      expect(again).toHaveLength(130);
    });

    it('the cheapest price of a day is a selling price, too', async () => {
      const query = oneway({ adults: 4 });
      await flights.search(query);
      const { text } = await flights.call('GET', `/flights/day-prices?${query}`);
      const today = JSON.parse(text).data.find(({ date }: { date: string }) => date === someDay());
      // EgyptAir's 101 becomes 116.15, Emirates' 102 becomes 86.70.
      expect(today.price).toEqual({ amount: '86.70', currency: 'EUR' });
    });
  });
});
