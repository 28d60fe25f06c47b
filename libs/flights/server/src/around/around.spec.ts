import { type DayPrice } from '@traveldesk/flights-contract';
import { addDays } from '@traveldesk/shared-contract';
import { describeOnBoth } from '@traveldesk/shared-testing/server';
import { startFakeDuffel, type FakeDuffel } from '../testing/duffel-server.fake';
import { offersIn, oneway, someDay, startFlightsApi, type FlightsApi } from '../testing/flights-api.fake';

describeOnBoth('what lies around a search', (makeApi) => {
  let flights: FlightsApi;
  let supplier: FakeDuffel;
  beforeAll(async () => {
    flights = await startFlightsApi(makeApi);
    supplier = await startFakeDuffel();
    await flights.addSupplier('steady', supplier.url);
  });
  afterAll(() => supplier.close());
  beforeEach(() =>
    supplier.sells({ id: 'off_1', total: '199.90' }, { id: 'off_2', total: '89.50', brand: 'Flex' }),
  );

  const get = async (url: string) => {
    const { status, text } = await flights.call('GET', `/flights/${url}`);
    return { status, body: JSON.parse(text) };
  };
  const on = (day: string, change: object = {}) =>
    oneway({
      trips: [{ origin: 'CAI', destination: 'DXB', date: day, departure: null, arrival: null }],
      ...change,
    });

  describe('GET /flights/nearby-airports', () => {
    it('names the airports around an airport, nearest first, without itself', async () => {
      const { body } = await get('nearby-airports?code=LHR');
      const codes = body.data.map(({ code }: { code: string }) => code);
      expect(codes).toEqual(expect.arrayContaining(['LCY', 'LGW', 'LTN', 'STN']));
      expect(codes).not.toContain('LHR');
      const km = body.data.map((near: { km: number }) => near.km);
      expect(km).toEqual([...km].sort((one: number, other: number) => one - other));
      // By the great circle from 51.4706 N 0.4619 W to 51.1481 N 0.1903 W: 40.5 km.
      const gatwick = body.data.find(({ code }: { code: string }) => code === 'LGW');
      expect([40, 41]).toContain(gatwick.km);
    });

    it('takes a city, and leaves its own airports out', async () => {
      const { body } = await get('nearby-airports?code=LON');
      expect(body.data.map(({ code }: { code: string }) => code)).not.toContain('LHR');
    });

    it('a code that is none is a 400, one that nobody has finds nothing', async () => {
      expect((await get('nearby-airports?code=London')).status).toBe(400);
      expect((await get('nearby-airports?code=QQQ')).body).toEqual({ data: [] });
    });
  });

  describe('GET /flights/day-prices', () => {
    it('knows what was searched, says where nothing is sold, and of the rest that it does not know', async () => {
      const day = someDay(10);
      await flights.search(on(day));
      supplier.sells();
      await flights.search(on(addDays(day, 1)));
      supplier.onSearch((_request, response) => void response.writeHead(500).end());
      await flights.search(on(addDays(day, 2)));
      const calls = supplier.calls.length;
      const { body } = await get(`day-prices?${on(day)}`);
      expect(body.data.map(({ date, status, price }: DayPrice) => [date, status, price?.amount])).toEqual([
        [addDays(day, -3), 'unknown', undefined],
        [addDays(day, -2), 'unknown', undefined],
        [addDays(day, -1), 'unknown', undefined],
        [day, 'known', '89.50'],
        [addDays(day, 1), 'none', undefined],
        [addDays(day, 2), 'unknown', undefined],
        [addDays(day, 3), 'unknown', undefined],
      ]);
      expect(supplier.calls).toHaveLength(calls);
    });

    it('is of the same travellers and the same company', async () => {
      const day = someDay(20);
      await flights.search(on(day));
      const { body } = await get(`day-prices?${on(day, { adults: 2 })}`);
      expect(body.data.every(({ status }: DayPrice) => status === 'unknown')).toBe(true);
    });

    it('leaves out days before today', async () => {
      const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' }).format(new Date());
      const { body } = await get(`day-prices?${on(today)}`);
      expect(body.data.map(({ date }: DayPrice) => date)).toEqual(
        [0, 1, 2, 3].map((days) => addDays(today, days)),
      );
    });

    it('a bad date is an error at its field', async () => {
      const { status, body } = await get(`day-prices?${on('2020-01-01')}`);
      expect([status, Object.keys(body.fields)]).toEqual([422, ['trips.0.date']]);
    });
  });

  describe('GET /flights/day-price', () => {
    it('asks for one day, whose offers are there at once when it is opened', async () => {
      const day = someDay(30);
      const { body } = await get(`day-price?${on(day)}`);
      expect(body).toMatchObject({ date: day, status: 'known', price: { amount: '89.50', currency: 'EUR' } });
      const calls = supplier.calls.length;
      const { lines } = await flights.search(on(day));
      expect(offersIn(lines)).toHaveLength(2);
      expect(supplier.calls).toHaveLength(calls);
    });

    it('does not know where no supplier answers', async () => {
      supplier.onSearch((_request, response) => void response.writeHead(500).end());
      const { body } = await get(`day-price?${on(someDay(31))}`);
      expect(body).toEqual({ date: someDay(31), status: 'unknown', price: null, seen_at: null });
    });
  });
});
