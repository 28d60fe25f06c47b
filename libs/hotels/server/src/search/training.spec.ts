import { hotelPaths, type PropertyRates } from '@traveldesk/hotels-contract';
import { describeOnDatabase, startSandboxProgram, type Sandbox } from '@traveldesk/shared-testing/server';
import { breakerFailures } from '@traveldesk/suppliers-server';
import {
  endsIn,
  inCairo,
  resultsIn,
  someDay,
  startHotelsApi,
  type HotelsApi,
} from '../testing/hotels-api.fake';

describeOnDatabase('the training supplier', (makeApi) => {
  let sandbox: Sandbox;
  let hotels: HotelsApi;
  let companyId: string;
  let supplierId: string;
  let day = 0;
  beforeAll(async () => {
    sandbox = await startSandboxProgram();
    hotels = await startHotelsApi(makeApi);
    ({ id: supplierId } = await hotels.addSupplier('training', sandbox.url));
    const office = { office_latitude: -24.38, office_longitude: -128.32 };
    // The test hotels are on an island without a known city.
    ({ id: companyId } = await hotels.addCompany('Henderson Travel', [supplierId], {
      currency: 'EUR',
      ...office,
    }));
    await hotels.addRule();
  });
  afterAll(() => sandbox.stop());

  /** Another day for each search, so that none is shared. */
  const search = async (change: Parameters<typeof inCairo>[0] = {}) => {
    day += 1;
    const { lines } = await hotels.search(
      inCairo({ check_in: someDay(day), check_out: someDay(day + 2), ...change }),
    );
    return { lines, results: resultsIn(lines), ends: endsIn(lines) };
  };
  const atOffice = () => search({ place: 'office', company_id: companyId, radius: 2 });

  it('sells hotels near Cairo, with everything that a list needs', async () => {
    const { results, ends } = await search();
    expect(ends).toMatchObject([{ status: 'done', count: results.length, dropped: 0, reason: null }]);
    expect(results.length).toBeGreaterThan(5);
    for (const { property, rates, from } of results) {
      expect(property.km ?? 0).toBeLessThanOrEqual(10);
      expect([property.address.country_code, from]).toEqual(['EG', false]);
      expect(rates.every(({ board, payment, terms }) => board && payment && terms)).toBe(true);
    }
    const payments = new Set(results.flatMap(({ rates }) => rates.map(({ payment }) => payment)));
    expect(payments).toEqual(new Set(['pay_now', 'deposit', 'guarantee']));
    // The amount due at the property is in the property's own currency.
    const dues = results.flatMap(({ rates }) => rates.flatMap(({ price }) => price.due?.currency ?? []));
    expect(new Set(dues)).toEqual(new Set(['EGP']));
  });

  it('without rooms has only prices "from"', async () => {
    await sandbox.turn({ rooms: 'absent' });
    const { results } = await search();
    await sandbox.turn({ rooms: 'sent' });
    expect(results.length).toBeGreaterThan(5);
    const known = results.filter(({ from, rates }) => !from || rates.length > 1 || rates[0]?.board !== null);
    expect(known).toEqual([]);
    expect(results[0]?.rates[0]?.price.total.amount).toMatch(/^\d+\.\d\d$/);
  });

  it('lists a hotel without a position, without a distance', async () => {
    const { results, ends } = await atOffice();
    expect(ends).toMatchObject([{ status: 'done', dropped: 0 }]);
    expect(Object.fromEntries(results.map(({ property }) => [property.name, property.km]))).toEqual({
      'Duffel Test Hotel': 0,
      'Duffel Test Hotel Nowhere': null,
    });
  });

  it('registers a negotiated rate, and sells it only to its company', async () => {
    const { results } = await atOffice();
    const { id } = results.find(({ property: { name } }) => name === 'Duffel Test Hotel')?.property ?? {};
    const path = `/companies/${companyId}/suppliers/${supplierId}/negotiated-rates`;
    const rate = { name: 'Henderson 2027', code: 'HEND', chain: null, property_ids: [id] };
    const added = JSON.parse((await hotels.call('POST', path, rate)).text).data;
    expect(added.registration).toMatchObject({ state: 'registered' });
    const stay = { check_in: someDay(200), check_out: someDay(201), place: `property.${id}`, radius: 2 };
    const totals = async (company_id: string | null) => {
      const { lines } = await hotels.search(inCairo({ ...stay, company_id }));
      expect(endsIn(lines)).toMatchObject([{ status: 'done', dropped: 0 }]);
      const sold = resultsIn(lines).find(({ property }) => property.id === id);
      return sold?.rates.map(({ price }) => price.total.amount) ?? [];
    };
    const [theirs, everybodys] = [await totals(companyId), await totals(null)];
    expect(theirs.filter((total) => !everybodys.includes(total))).toHaveLength(1);
    const change = { name: 'Henderson', chain: null, property_ids: [id] };
    const changed = JSON.parse((await hotels.call('PUT', `${path}/${added.id}`, change)).text).data;
    expect([changed.name, changed.registration.state]).toEqual(['Henderson', 'registered']);
  });

  describe('with its test hotel open', () => {
    /** All rates of the test hotel, by room; the room's name says its scenario. */
    const opened = async (name = 'Duffel Test Hotel') => {
      const { results } = await atOffice();
      const stay = { place: 'office', company_id: companyId, radius: 2 };
      const query = inCairo({ check_in: someDay(day), check_out: someDay(day + 2), ...stay });
      const id = results.find(({ property }) => property.name === name)!.property.id;
      const of = async (path: string) => (await hotels.open(path, `${query}&supplier=training`)).body;
      const rates = (await of(hotelPaths.propertyRates(id))) as PropertyRates;
      const room = (wanted: string) => rates.rooms.find((one) => one.name === wanted)!;
      return { ...rates, room, reviews: () => of(hotelPaths.propertyReviews(id)) };
    };

    it('has a room for each scenario, with its money and terms', async () => {
      const { outcome, details, rooms, room } = await opened();
      expect([outcome.status, outcome.dropped, rooms.length > 10]).toEqual(['done', 0, true]);
      expect(details).toMatchObject({
        check_in_after: '15:00',
        check_out_before: '11:30',
        key_collection: 'Ask at the desk.',
      });
      const [{ price, now, there, tiers } = { price: null }] = room('Guarantee').rates;
      expect([now?.amount, there?.[0]?.amount, tiers?.[0]]).toMatchObject([
        '0.00',
        price?.total.amount,
        { refund: { amount: '0.00' }, claim: null },
      ]);
      expect(room('Deposit').rates.map((rate) => rate.now)).toEqual([null, null]);
      expect(room('Three Tiers').rates[0]?.tiers?.length).toBeGreaterThan(2);
      expect(room('Unknown Terms').rates[0]).toMatchObject({ terms: 'unknown', tiers: null });
      const due = room('Due in Other Currency').rates[0]!;
      expect(due.there).toEqual([due.price.due]);
      expect(room('Successful Booking with Card').rates[0]?.bookable).toBe(false);
      expect(room('Loyalty Programme').rates.some(({ loyalty }) => loyalty?.required)).toBe(true);
    });

    it('has rates where a search answers without rooms, and without coordinates', async () => {
      await sandbox.turn({ rooms: 'absent' });
      const { rooms } = await opened('Duffel Test Hotel Nowhere');
      await sandbox.turn({ rooms: 'sent' });
      expect(rooms.flatMap(({ rates }) => rates).length).toBeGreaterThan(0);
    });

    it('has pictures and reviews', async () => {
      const { details, rooms, reviews } = await opened();
      expect([details?.photos.length, rooms[0]?.photos.length]).toEqual([3, 1]);
      for (const name of [details!.photos[0]!, rooms[0]!.photos[0]!]) {
        const { headers } = await hotels.api.inject({ url: `/api/v1${hotelPaths.photo(name)}` });
        expect(headers['content-type']).toBe('image/png');
      }
      expect((await reviews()).reviews).toHaveLength(20);
    });
  });

  it('that floods has two thousand properties, each priced once', async () => {
    await sandbox.turn({ least_results: 2_000 });
    const { results, ends } = await search({ radius: 50 });
    await sandbox.turn({ least_results: 0 });
    expect(ends).toMatchObject([{ status: 'done' }]);
    expect(results.length).toBeGreaterThan(1_500);
    expect(new Set(results.map(({ property }) => property.id)).size).toBe(results.length);
  });

  it.each([
    ['silent', 'timed_out'],
    ['malformed', 'malformed'],
    ['reset', 'unreachable'],
  ])('that is %s fails as %s, and the search ends', async (fault, reason) => {
    await sandbox.turn({ faulty_path: '/stays/search', fault });
    const { lines, ends } = await search();
    await sandbox.turn({ fault: 'none' });
    expect(ends).toMatchObject([{ status: 'failed', reason }]);
    expect(lines.at(-1)).toMatchObject({ type: 'end', count: 0 });
  });

  it('that bills in another currency is paused after some searches', async () => {
    await sandbox.turn({ currency: 'USD' });
    const reasons = [];
    for (let time = 0; time <= breakerFailures; time += 1) reasons.push((await search()).ends[0]?.reason);
    await sandbox.turn({ currency: 'EUR' });
    expect([reasons[0], reasons.at(-1)]).toEqual(['wrong_currency', 'paused']);
  });
});
