import { type DayPrice } from '@traveldesk/flights-contract';
import { addDays } from '@traveldesk/shared-contract';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { startFakeDuffel, type FakeDuffel } from '../testing/duffel-server.fake';
import { offersIn, oneway, someDay, startFlightsApi, type FlightsApi } from '../testing/flights-api.fake';

describeOnDatabase('the calls around a search', (makeApi) => {
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
    it('lists the airports around an airport, nearest first, without itself', async () => {
      const { body } = await get('nearby-airports?code=LHR');
      const codes = body.data.map(({ code }: { code: string }) => code);
      expect(codes).toEqual(expect.arrayContaining(['LCY', 'LGW', 'LTN', 'STN']));
      expect(codes).not.toContain('LHR');
      const km = body.data.map((near: { km: number }) => near.km);
      expect(km).toEqual([...km].sort((one: number, other: number) => one - other));
      // Great-circle distance from 51.4706 N 0.4619 W to 51.1481 N 0.1903 W: 40.5 km.
      const gatwick = body.data.find(({ code }: { code: string }) => code === 'LGW');
      expect([40, 41]).toContain(gatwick.km);
    });

    it('accepts a city, and omits its own airports', async () => {
      const { body } = await get('nearby-airports?code=LON');
      expect(body.data.map(({ code }: { code: string }) => code)).not.toContain('LHR');
    });

    it('an invalid code is a 400, and an unknown one finds nothing', async () => {
      expect((await get('nearby-airports?code=London')).status).toBe(400);
      expect((await get('nearby-airports?code=QQQ')).body).toEqual({ data: [] });
    });
  });

  describe('GET /flights/day-prices', () => {
    it('knows earlier searches, knows days without offers, and marks all others as unknown', async () => {
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

    it('applies only to the same travelers and the same company', async () => {
      const day = someDay(20);
      await flights.search(on(day));
      const { body } = await get(`day-prices?${on(day, { adults: 2 })}`);
      expect(body.data.every(({ status }: DayPrice) => status === 'unknown')).toBe(true);
    });

    it('covers all pairs of days of a round trip, and all days of a month', async () => {
      const [out, back] = [someDay(60), someDay(64)];
      const round = (from: string, to: string) =>
        oneway({
          type: 'roundtrip',
          trips: [
            { origin: 'CAI', destination: 'DXB', date: from, departure: null, arrival: null },
            { origin: 'DXB', destination: 'CAI', date: to, departure: null, arrival: null },
          ],
        });
      await flights.search(round(addDays(out, 2), addDays(back, -1)));
      const known = ({ data }: { data: DayPrice[] }) =>
        data.filter(({ status }) => status === 'known').map(({ date, return_date }) => [date, return_date]);
      const grid = (await get(`day-prices?${round(out, back)}&shape=grid`)).body;
      expect(known(grid)).toEqual([[addDays(out, 2), addDays(back, -1)]]);
      expect(grid.data.length).toBeGreaterThan(40);
      expect(known((await get(`day-prices?${round(out, back)}`)).body)).toEqual([]);

      await flights.search(on(out));
      const month = (await get(`day-prices?${on(addDays(out, -1))}&shape=month&month=${out.slice(0, 7)}`))
        .body;
      expect(known(month)).toEqual([[out, null]]);
      expect(month.data.length).toBeGreaterThanOrEqual(28);
      expect((await get(`day-prices?${on(out)}&shape=year`)).status).toBe(400);
      expect((await get(`day-prices?${on(out)}&shape=month&month=2027-13`)).status).toBe(400);
      const never = await get(`day-prices?${on(out)}&shape=month&month=9999-12`);
      expect([never.status, never.body]).toEqual([200, { data: [] }]);
    });

    it('omits days before today', async () => {
      const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' }).format(new Date());
      const { body } = await get(`day-prices?${on(today)}`);
      expect(body.data.map(({ date }: DayPrice) => date)).toEqual(
        [0, 1, 2, 3].map((days) => addDays(today, days)),
      );
    });

    it('shows an invalid date at its field', async () => {
      const { status, body } = await get(`day-prices?${on('2020-01-01')}`);
      expect([status, Object.keys(body.fields)]).toEqual([422, ['trips.0.date']]);
    });
  });

  describe('GET /flights/day-price', () => {
    it('searches one day, whose offers are then available without a new search', async () => {
      const day = someDay(30);
      const { body } = await get(`day-price?${on(day)}`);
      expect(body).toMatchObject({ date: day, status: 'known', price: { amount: '89.50', currency: 'EUR' } });
      const calls = supplier.calls.length;
      const { lines } = await flights.search(on(day));
      expect(offersIn(lines)).toHaveLength(2);
      expect(supplier.calls).toHaveLength(calls);
    });

    it('is unknown if no supplier answers', async () => {
      supplier.onSearch((_request, response) => void response.writeHead(500).end());
      const { body } = await get(`day-price?${on(someDay(31))}`);
      expect(body).toEqual({
        date: someDay(31),
        return_date: null,
        status: 'unknown',
        price: null,
        seen_at: null,
      });
    });
  });

  describe('GET /flights/terms', () => {
    const terms = async (query = '', headers = flights.staff) => {
      const { status, text } = await flights.call('GET', `/flights/terms${query}`, undefined, headers);
      return { status, body: JSON.parse(text) };
    };

    it('says whether every supplier of the buyer counts lap infants', async () => {
      expect(await terms()).toEqual({ status: 200, body: { lap_infants_count: true } });
      const { id } = await flights.addSupplier('lenient', supplier.url, { lap_infants_count: false });
      const company = await flights.addCompany('Lenient Travel', [id]);
      expect((await terms()).body).toEqual({ lap_infants_count: false });
      const own = await flights.signIn({ type: 'company', companyId: company.id });
      expect((await terms('', own)).body).toEqual({ lap_infants_count: false });
      expect((await terms(`?company_id=${company.id}`)).body).toEqual({ lap_infants_count: false });
    });

    it('hides the terms of another company', async () => {
      const [one, other] = [await flights.addCompany('One', []), await flights.addCompany('Other', [])];
      const headers = await flights.signIn({ type: 'company', companyId: one.id });
      const { status, body } = await terms(`?company_id=${other.id}`, headers);
      expect([status, Object.keys(body.fields)]).toEqual([422, ['company_id']]);
      expect((await terms('?company_id=drop')).status).toBe(400);
      expect((await terms('', await flights.signIn({ permissions: ['show_markups'] }))).status).toBe(403);
    });
  });

  describe('while a supplier is slow', () => {
    let slow: FakeDuffel;
    let release: () => void = () => undefined;
    beforeAll(async () => {
      slow = await startFakeDuffel();
      await flights.addSupplier('slow', slow.url, { timeout_ms: 20_000 });
    });
    afterAll(() => slow.close());

    it('other days show the offers of the fastest supplier, but not to another company', async () => {
      slow.onSearch((_request, response) => {
        release = () => void response.writeHead(500).end();
      });
      const day = someDay(40);
      const asked = get(`day-price?${on(day)}`);
      const known = async () => (await get(`day-prices?${on(day)}`)).body.data[3];
      const from = performance.now();
      while ((await known()).status !== 'known') {
        if (performance.now() - from > 5_000) throw new Error('nothing was known in time');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      expect(await known()).toMatchObject({ date: day, price: { amount: '89.50' } });
      const { id } = await flights.addCompany('Curious Travel', []);
      const others = await flights.signIn({ type: 'company', companyId: id });
      const { text } = await flights.call('GET', `/flights/day-prices?${on(day)}`, undefined, others);
      expect(JSON.parse(text).data.every(({ status }: DayPrice) => status === 'unknown')).toBe(true);
      release();
      expect((await asked).body).toMatchObject({ status: 'known', price: { amount: '89.50' } });
    }, 30_000);
  });
});
