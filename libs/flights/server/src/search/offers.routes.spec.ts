import { streamLineSchema } from '@traveldesk/flights-contract';
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

const trip = (origin: string, destination: string, date: string, more: object = {}) => ({
  origin,
  destination,
  date,
  departure: null,
  arrival: null,
  ...more,
});

describeOnDatabase('GET /flights/offers', (makeApi) => {
  let flights: FlightsApi;
  let steady: FakeDuffel;
  let dear: FakeDuffel;
  let steadyId: string;
  beforeAll(async () => {
    flights = await startFlightsApi(makeApi);
    steady = await startFakeDuffel(
      { id: 'off_1', total: '199.90' },
      { id: 'off_2', total: '89.5', brand: 'Flex' },
    );
    dear = await startFakeDuffel({ id: 'off_3', total: '1500', currency: 'JPY' });
    ({ id: steadyId } = await flights.addSupplier('steady', steady.url));
    await flights.addSupplier('dear', dear.url, { currency: 'JPY' });
  });
  afterAll(async () => {
    await steady.close();
    await dear.close();
  });

  describe('the answer', () => {
    it('has lines of the contract: the search first, then each supplier, the end last', async () => {
      const { lines, headers } = await flights.search(oneway());
      expect(headers['content-type']).toContain('application/x-ndjson');
      for (const line of lines) expect(streamLineSchema.parse(line)).toEqual(line);
      expect(lines[0]).toMatchObject({
        type: 'search',
        criteria: { type: 'oneway', adults: 1, company_id: null },
        // The platform's currency, because no company pays.
        currency: 'EUR',
        suppliers: [
          { key: 'dear', name: 'Supplier dear', training: false },
          { key: 'steady', name: 'Supplier steady', training: false },
        ],
      });
      expect(
        endsIn(lines)
          .map(({ supplier, status, count }) => [supplier, status, count])
          .sort(),
      ).toEqual([
        ['dear', 'done', 1],
        ['steady', 'done', 2],
      ]);
      expect(lines.at(-1)).toMatchObject({ type: 'end', count: 3 });
    });

    it('lists the cheapest offers of a supplier first, all in the search’s currency with all decimals', async () => {
      const { lines } = await flights.search(oneway());
      const prices = offersIn(lines).map(({ supplier, price }) => [supplier, price.total]);
      expect(prices.filter(([supplier]) => supplier === 'steady')).toEqual([
        ['steady', { amount: '89.50', currency: 'EUR' }],
        ['steady', { amount: '199.90', currency: 'EUR' }],
      ]);
      // 1,500 yen at 160 per euro is 9.375.
      expect(prices).toContainEqual(['dear', { amount: '9.38', currency: 'EUR' }]);
    });

    it('gives the same flights of all suppliers one key, and includes the names they use', async () => {
      const { lines } = await flights.search(oneway());
      const offers = offersIn(lines);
      expect(new Set(offers.map((offer) => offer.itinerary_key)).size).toBe(1);
      expect(new Set(offers.map((offer) => offer.offer_key)).size).toBe(3);
      const names = lines.flatMap((line) => (line.type === 'offers' ? [line.names] : []));
      expect(names[0]?.places.CAI).toMatchObject({
        city: 'Cairo',
        country: 'Egypt',
        time_zone: 'Africa/Cairo',
      });
      expect(names[0]?.airlines).toEqual({ MS: 'EgyptAir' });
      expect(names.filter(({ places }) => places.CAI)).toHaveLength(1);
    });

    it('is in the caller’s language', async () => {
      const headers = { ...flights.staff, 'accept-language': 'ar' };
      const { lines } = await flights.search(oneway(), headers);
      const line = lines.find(({ type }) => type === 'offers');
      expect(line).toHaveProperty('names.airlines.MS', 'مصر للطيران');
    });

    it('depends on a request in the supplier’s protocol, with its own token', async () => {
      const morning = { from: '06:00', to: '12:00' };
      const trips = [trip('CAI', 'DXB', someDay(20), { departure: morning })];
      await flights.search(
        oneway({ trips, adults: 1, children: [5, 15], infants: [1], cabin: 'PremiumEconomy', max_stops: 1 }),
      );
      const { headers, body, url } = steady.calls.at(-1) ?? {};
      expect(url).toMatch(/^\/air\/offer_requests\?return_offers=true&supplier_timeout=\d+$/);
      expect(headers).toMatchObject({ authorization: 'Bearer token_of_steady_1234', 'duffel-version': 'v2' });
      expect(JSON.parse(body ?? '')).toEqual({
        data: {
          slices: [
            { origin: 'CAI', destination: 'DXB', departure_date: someDay(20), departure_time: morning },
          ],
          passengers: [{ type: 'adult' }, { age: 5 }, { age: 15 }, { age: 1 }],
          cabin_class: 'premium_economy',
          max_connections: 1,
        },
      });
    });
  });

  describe('the filters of the search', () => {
    const found = async (change: Parameters<typeof oneway>[0]) =>
      offersIn((await flights.search(oneway(change))).lines).filter(({ supplier }) => supplier === 'steady');
    beforeAll(() =>
      steady.sells(
        { id: 'off_direct', total: '300', airline: 'MS', hour: 7 },
        { id: 'off_via', total: '200', airline: 'EK', via: 'DOH', hour: 9 },
        { id: 'off_again', total: '310', airline: 'MS', hour: 7 },
        { id: 'off_over', total: '100', life: -1 },
      ),
    );
    afterAll(() =>
      steady.sells({ id: 'off_1', total: '199.90' }, { id: 'off_2', total: '89.5', brand: 'Flex' }),
    );

    it('drop and count duplicates at a higher price, and expired offers', async () => {
      const trips = [trip('CAI', 'DXB', someDay(21))];
      const { lines } = await flights.search(oneway({ trips }));
      expect(endsIn(lines).find(({ supplier }) => supplier === 'steady')).toMatchObject({
        count: 2,
        dropped: 2,
      });
    });

    it.each([
      ['no stops', { max_stops: 0 as const }, ['MS']],
      ['one airline', { airlines: ['EK'] }, ['EK']],
      [
        'a departure window',
        { trips: [trip('CAI', 'DXB', someDay(22), { departure: { from: '08:00', to: '10:00' } })] },
        ['EK'],
      ],
      [
        'an arrival window',
        { trips: [trip('CAI', 'DXB', someDay(22), { arrival: { from: '12:00', to: '14:00' } })] },
        ['MS'],
      ],
    ])('apply %s even if the supplier ignores it', async (_, change, airlines) => {
      expect((await found(change)).map(({ airline }) => airline)).toEqual(airlines);
    });

    it('keep connections with their waiting time', async () => {
      const [offer] = await found({ airlines: ['EK'] });
      expect(offer?.slices[0]).toMatchObject({ stops: 1, minutes: 360, days_later: 0 });
      expect(offer?.slices[0]?.segments.map(({ layover }) => layover)).toEqual([
        null,
        { minutes: 120, airport_change: false },
      ]);
    });
  });

  describe('invalid input is refused at its field', () => {
    const past = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
    it.each<[string, string, string]>([
      [
        'the same origin and destination',
        oneway({ trips: [trip('CAI', 'CAI', someDay())] }),
        'trips.0.destination',
      ],
      ['a past date', oneway({ trips: [trip('CAI', 'DXB', past)] }), 'trips.0.date'],
      [
        'dates out of order',
        oneway({ type: 'roundtrip', trips: [trip('CAI', 'DXB', someDay(5)), trip('DXB', 'CAI', someDay())] }),
        'trips.1.date',
      ],
      [
        '2 trips',
        oneway({ type: 'multi', trips: [trip('CAI', 'DXB', someDay()), trip('DXB', 'CAI', someDay(1))] }),
        'trips',
      ],
      [
        '7 trips',
        oneway({
          type: 'multi',
          trips: Array.from({ length: 7 }, (_, at) => trip('CAI', 'DXB', someDay(at))),
        }),
        'trips',
      ],
      ['more infants than adults', oneway({ infants: [0, 1] }), 'infants'],
      ['10 travellers', oneway({ adults: 10 }), 'adults'],
      ['an unknown place', oneway({ trips: [trip('CAI', 'QQQ', someDay())] }), 'trips.0.destination'],
      ['an unknown airline', oneway({ airlines: ['0Q'] }), 'airline'],
      ['an unknown company', oneway({ company_id: '0193a1b2-0000-7000-8000-00000000ffff' }), 'company_id'],
      ['a tampered link', 'type=oneway&trips=CAI-DXB-;drop', 'trips'],
      ['a tampered cabin', `${oneway()}&cabin=Luxury`.replace('cabin=Economy&', ''), 'cabin'],
      ['an empty search', '', 'trips.0.origin'],
    ])('%s', async (_, query, field) => {
      const { status, text } = await flights.search(query);
      expect(status).toBe(422);
      const { code, fields } = JSON.parse(text);
      expect(code).toBe('invalid');
      expect(Object.keys(fields)).toContain(field);
      expect(fields[field]).not.toMatch(/^search_|wrong at our end/);
    });

    it('an unknown or repeated parameter is refused', async () => {
      expect((await flights.search(`${oneway()}&colour=red`)).status).toBe(400);
      expect((await flights.search(`${oneway()}&adults=2`)).status).toBe(400);
    });
  });

  describe('access to searches', () => {
    it('is a 401 for a visitor and a 403 without the permission, before the input is checked', async () => {
      const before = steady.calls.length;
      const nobody = await flights.api.inject({ url: `/api/v1/flights/offers?${oneway()}` });
      expect(nobody.statusCode).toBe(401);
      const headers = await flights.api.signIn({ permissions: ['show_bookings'] });
      expect((await flights.search('rubbish', headers)).status).toBe(403);
      expect(steady.calls).toHaveLength(before);
    });

    it('limits a company’s user to its suppliers and its currency', async () => {
      const company = await flights.addCompany('Nile Travel', [steadyId]);
      const headers = await flights.signIn({ type: 'company', companyId: company.id });
      const { lines } = await flights.search(oneway(), headers);
      expect(lines[0]).toMatchObject({ currency: 'EGP', suppliers: [{ key: 'steady' }] });
      expect(new Set(offersIn(lines).map(({ supplier }) => supplier))).toEqual(new Set(['steady']));
    });

    it('shows net prices only to staff who work on prices', async () => {
      const company = await flights.addCompany('Delta Tours', [steadyId]);
      const permissions = ['flights_search', 'show_markups'];
      const theirs = await flights.signIn({ type: 'company', companyId: company.id, permissions });
      const clerk = await flights.signIn({ permissions: ['flights_search'] });
      const query = oneway({ company_id: company.id });
      for (const headers of [theirs, clerk]) {
        const { text, lines } = await flights.search(query, headers);
        expect(offersIn(lines).length).toBeGreaterThan(0);
        expect(text).not.toContain('"net"');
      }
      const { lines } = await flights.search(query);
      expect(offersIn(lines)[0]?.price).toMatchObject({ net: { amount: '4475.00', currency: 'EGP' } });
    });

    it('is refused to a company without flight suppliers', async () => {
      const company = await flights.addCompany('Sinai Trips', []);
      const { status, text } = await flights.search(oneway({ company_id: company.id }));
      expect([status, JSON.parse(text).code]).toEqual([422, 'flights_no_supplier']);
    });

    it('on behalf of a company is only for staff', async () => {
      const [one, other] = [
        await flights.addCompany('One', [steadyId]),
        await flights.addCompany('Other', [steadyId]),
      ];
      const headers = await flights.signIn({ type: 'company', companyId: one.id });
      const { status, text } = await flights.search(oneway({ company_id: other.id }), headers);
      expect(status).toBe(422);
      expect(Object.keys(JSON.parse(text).fields)).toEqual(['company_id']);
    });

    it('refuses a cabin or an airline that the company may not buy, at its field', async () => {
      const company = await flights.addCompany('Economy Only', [steadyId]);
      const settings = { cabins: ['Economy'], airlines: { mode: 'only', codes: ['LH'] } };
      await flights.call('POST', `/companies/${company.id}/suppliers/${steadyId}/settings`, settings);
      const fieldsOf = async (change: object) =>
        Object.keys(
          JSON.parse((await flights.search(oneway({ company_id: company.id, ...change }))).text).fields,
        );
      expect(await fieldsOf({ cabin: 'First' })).toEqual(['cabin']);
      expect(await fieldsOf({ airlines: ['MS'] })).toEqual(['airline']);
      const { lines } = await flights.search(oneway({ company_id: company.id }));
      expect(endsIn(lines)).toMatchObject([{ status: 'done', count: 0, dropped: 2 }]);
    });

    it('uses the company’s own token if it has one', async () => {
      const company = await flights.addCompany('Own Access', [steadyId]);
      const settings = {
        credentials: 'token_of_the_company',
        cabins: ['Economy'],
        airlines: { mode: 'all', codes: [] },
      };
      await flights.call('POST', `/companies/${company.id}/suppliers/${steadyId}/settings`, settings);
      await flights.search(oneway({ company_id: company.id }));
      expect(steady.calls.at(-1)?.headers.authorization).toBe('Bearer token_of_the_company');
    });
  });
});
