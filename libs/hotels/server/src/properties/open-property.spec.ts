import { hotelPaths } from '@traveldesk/hotels-contract';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { inCairo, resultsIn, someDay, startHotelsApi, type HotelsApi } from '../testing/hotels-api.fake';
import { startFakeStays, type FakeStays } from '../testing/stays-server.fake';
import { json } from '../testing/stays-server.fake';

describeOnDatabase('the page of a property', (makeApi) => {
  let hotels: HotelsApi;
  let stays: FakeStays;
  let other: FakeStays;
  let ids: { good: string; other: string };
  let day = 0;
  beforeAll(async () => {
    hotels = await startHotelsApi(makeApi);
    const same = { name: 'Nile Palace', chain: null };
    stays = await startFakeStays({ id: 'nile', accommodation: { ...same, rating: null } });
    other = await startFakeStays({ id: 'nile', accommodation: { ...same, rating: 5 } });
    const [good, second] = [
      await hotels.addSupplier('good', stays.url),
      await hotels.addSupplier('other', other.url),
    ];
    ids = { good: good.id, other: second.id };
  });
  afterAll(async () => {
    await stays.close();
    await other.close();
  });

  const found = async (headers?: HotelsApi['staff']) => {
    day += 1;
    const query = inCairo({ check_in: someDay(day), check_out: someDay(day + 3) });
    const [result] = resultsIn((await hotels.search(query, headers)).lines);
    return { query, property: result!.property };
  };
  const open = (id: string, query: string, headers?: HotelsApi['staff']) =>
    hotels.open(hotelPaths.property(id), query, headers);

  it('has the facts of its card, and calls no supplier', async () => {
    const { query, property } = await found();
    const calls = stays.paths.length + other.paths.length;
    const { status, body } = await open(property.id, query);
    expect([status, stays.paths.length + other.paths.length]).toEqual([200, calls]);
    expect(body).toMatchObject({
      // The stars are those of the second supplier: the first does not state them.
      property: { id: property.id, name: 'Nile Palace', stars: 5, km: property.km },
      time_zone: 'Africa/Cairo',
      search: { criteria: { place: 'city.CAI' }, place: { name: 'Cairo' }, company: null, currency: 'EUR' },
      suppliers: [
        { key: 'good', name: 'Supplier good', training: false },
        { key: 'other', name: 'Supplier other', training: false },
      ],
    });
  });

  it('shows our record if no search is stored, with the distance from the place', async () => {
    const { property } = await found();
    const query = inCairo({ place: 'city.DXB' });
    const { status, body } = await open(property.id, query);
    expect(status).toBe(200);
    expect(body.property).toMatchObject({
      name: 'Nile Palace',
      address: { line: '1 Corniche', city: 'Cairo', country_code: 'EG' },
      review: { score: 8.4, count: 42 },
      amenities: ['wifi'],
    });
    expect(body.property.km).toBeGreaterThan(2_000);
  });

  it('has the suppliers of the buying company, and is a 404 without one', async () => {
    const { property, query } = await found();
    const { id: companyId } = await hotels.addCompany('Nile Travel', [ids.good]);
    const headers = await hotels.signIn({ type: 'company', companyId });
    expect((await open(property.id, query, headers)).body).toMatchObject({
      suppliers: [{ key: 'good' }],
      search: { company: { id: companyId, name: 'Nile Travel' }, currency: 'EGP' },
    });
    const unknown = await open(`${property.id.slice(0, -4)}ffff`, query, headers);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
    const { db } = hotels.api.kernel;
    await db.deleteFrom('hotel_property_suppliers').where('supplier_id', '=', ids.good).execute();
    const foreign = await open(property.id, query, headers);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
  });

  it('needs valid criteria and the permission', async () => {
    const { property } = await found();
    const bad = await open(property.id, inCairo({ check_in: someDay(9), check_out: someDay(9) }));
    expect([bad.status, Object.keys(bad.body.fields)]).toEqual([422, ['check_out']]);
    const nobody = await hotels.signIn({ permissions: ['flights_search'] });
    expect((await open(property.id, inCairo(), nobody)).status).toBe(403);
  });

  describe('its reviews', () => {
    const review = (change: object) => ({
      reviewer_name: 'Amal',
      score: 9,
      text: 'A quiet house.',
      created_at: '2026-10-01T00:00:00Z',
      ...change,
    });
    const reviewed = async (reviews: unknown) => {
      stays.on('limit=20', (_, response) => json(response, 200, { data: { reviews } }));
      const { query, property } = await found();
      const calls = stays.paths.length;
      const path = hotelPaths.propertyReviews(property.id);
      const { status, body } = await hotels.open(path, `${query}&supplier=good`);
      return { status, body, asked: stays.paths.slice(calls) };
    };

    it('that cannot be loaded fail alone, and are requested again', async () => {
      const { status, body } = await reviewed({});
      expect([status, body.reviews]).toEqual([200, []]);
      expect(body.outcome).toMatchObject({ supplier: 'good', status: 'failed', reason: 'malformed' });
    });

    it('are the newest twenty, as plain text, and kept for some minutes', async () => {
      const at = (no: number) => `2026-09-${String(no + 1).padStart(2, '0')}T00:00:00Z`;
      const many = Array.from({ length: 25 }, (_, no) => review({ score: null, created_at: at(no) }));
      const odd = review({ reviewer_name: 7, text: 'Good\u0007.\r\n\r\n\r\n\r\n\u202eNice.', score: 11 });
      const { status, body, asked } = await reviewed([...many, odd, review({ text: '' })]);
      expect([status, asked]).toEqual([200, ['/stays/accommodation/acc_nile/reviews?limit=20']]);
      expect([body.outcome.status, body.outcome.count, body.reviews.length]).toEqual(['done', 20, 20]);
      expect(body.reviews.slice(0, 2)).toEqual([
        { reviewer: '', score: null, text: 'Good.\n\nNice.', created_at: '2026-10-01T00:00:00.000Z' },
        { reviewer: 'Amal', score: null, text: 'A quiet house.', created_at: '2026-09-25T00:00:00.000Z' },
      ]);
      const again = await reviewed([]);
      expect([again.body, again.asked]).toEqual([body, []]);
    });
  });
});
