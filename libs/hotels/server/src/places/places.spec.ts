import type { StayPlace } from '@traveldesk/hotels-contract';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { inCairo, startHotelsApi, type HotelsApi } from '../testing/hotels-api.fake';
import { startFakeStays, type FakeStays } from '../testing/stays-server.fake';

describeOnDatabase('GET /hotels/places', (makeApi) => {
  let hotels: HotelsApi;
  let supplier: FakeStays;
  let supplierId: string;
  beforeAll(async () => {
    hotels = await startHotelsApi(makeApi);
    supplier = await startFakeStays({ id: 'sphinx', accommodation: { name: 'Résidence du Sphinx' } });
    ({ id: supplierId } = await hotels.addSupplier('one', supplier.url));
  });
  afterAll(() => supplier.close());

  const places = async (query: string, headers?: HotelsApi['staff']): Promise<StayPlace[]> =>
    JSON.parse((await hotels.call('GET', `/hotels/places?${query}`, undefined, headers)).text).data;

  it('finds cities first, then airports, with city and country', async () => {
    const found = await places('q=cairo');
    expect(found[0]).toMatchObject({
      place: 'city.CAI',
      kind: 'city',
      name: 'Cairo',
      time_zone: 'Africa/Cairo',
    });
    expect(found.map(({ place }) => place)).toContain('airport.CAI');
    expect(found.every(({ point }) => point !== null)).toBe(true);
  });

  it('finds a property that a search has found, by a part of its name', async () => {
    await hotels.search(inCairo());
    const [found] = await places('q=sphinx');
    const property = (await places('q=residence')).find(({ kind }) => kind === 'property');
    expect(property).toMatchObject({
      name: 'Résidence du Sphinx',
      detail: 'Cairo, EG',
      time_zone: 'Africa/Cairo',
    });
    expect(await places(`place=${property?.place}`)).toEqual([property]);
    expect(found).toBeDefined();
    // Near the place, it is found again.
    const { lines } = await hotels.search(inCairo({ place: property?.place ?? '' }));
    expect(lines[0]).toMatchObject({ place: { name: 'Résidence du Sphinx' } });
  });

  it('a company finds properties of its own suppliers only', async () => {
    await hotels.search(inCairo());
    const [property] = (await places('q=residence')).filter(({ kind }) => kind === 'property');
    const foundBy = async (name: string, suppliers: string[]) => {
      const { id: companyId } = await hotels.addCompany(name, suppliers);
      const headers = await hotels.signIn({ type: 'company', companyId });
      const named = (await places('q=residence', headers)).filter(({ kind }) => kind === 'property');
      return [named, await places(`place=${property?.place}`, headers)];
    };
    expect(await foundBy('Sells It', [supplierId])).toEqual([[property], [property]]);
    expect(await foundBy('Sells Nothing', [])).toEqual([[], []]);
  });

  it('finds nothing for three marks without a letter', async () => {
    expect(await places(`q=${encodeURIComponent('\u0301\u0301\u0301')}`)).toEqual([]);
  });

  it('reads a city’s code as the city, and an airport’s code as the airport if no city has it', async () => {
    expect(await places('place=city.CAI')).toMatchObject([{ kind: 'city' }]);
    expect(await places('place=city.CDG')).toMatchObject([{ place: 'airport.CDG', kind: 'airport' }]);
    expect(await places('place=city.QQQ')).toEqual([]);
  });

  it('a search around a place that has moved is another search', async () => {
    await hotels.search(inCairo());
    const moved = { latitude: 30.06, longitude: 31.25 };
    await hotels.api.kernel.db.updateTable('cities').set(moved).where('id', '=', hotels.cairo).execute();
    await hotels.search(inCairo());
    expect(supplier.asked.at(-1)).toMatchObject({ location: { geographic_coordinates: moved } });
  });

  it('a city without coordinates is at its airport, and one without either cannot be searched', async () => {
    const { db } = hotels.api.kernel;
    const nowhere = { latitude: null, longitude: null };
    await db.updateTable('cities').set(nowhere).where('id', '=', hotels.cairo).execute();
    const [airport] = await places('place=airport.CAI');
    expect((await places('place=city.CAI'))[0]?.point).toEqual(airport?.point);
    await db.updateTable('airports').set({ closed: true }).where('city_id', '=', hotels.cairo).execute();
    expect((await places('place=city.CAI'))[0]?.point).toBeNull();
    const { status, text } = await hotels.search(
      inCairo({ check_in: '2020-01-01', check_out: '2020-01-02' }),
    );
    expect([status, JSON.parse(text).fields]).toEqual([
      422,
      {
        place: expect.stringContaining('not known where this place is'),
        check_in: 'This day is already over at the place.',
      },
    ]);
  });

  it('puts the office at its entered position, otherwise in its city, and shows it to its own company only', async () => {
    const typed = { office_address: '5 Dokki Street', office_latitude: 30.04, office_longitude: 31.21 };
    const { id } = await hotels.addCompany('Nile Travel', [supplierId], { city_id: null, ...typed });
    expect(await places(`company_id=${id}`)).toEqual([
      {
        place: 'office',
        kind: 'office',
        name: 'Nile Travel',
        detail: '5 Dokki Street',
        point: { latitude: 30.04, longitude: 31.21 },
        time_zone: expect.any(String),
      },
    ]);
    expect(await places('place=office')).toEqual([]);
    const permissions = ['hotels_search', 'show_companies'];
    const headers = await hotels.signIn({ type: 'company', companyId: id, permissions });
    expect(await places('place=office', headers)).toMatchObject([{ detail: '5 Dokki Street' }]);
    const other = await hotels.addCompany('Delta Travel', []);
    const foreign = await hotels.call(
      'GET',
      `/hotels/places?place=office&company_id=${other.id}`,
      undefined,
      headers,
    );
    expect(foreign.status).toBe(422);
    // Readers who may not see companies in full see only the name, but can search there.
    const agent = await hotels.signIn({ type: 'company', companyId: id });
    const [office] = await places('place=office', agent);
    expect(office).toEqual({
      place: 'office',
      kind: 'office',
      name: 'Nile Travel',
      detail: null,
      time_zone: null,
    });
    const { lines } = await hotels.search(inCairo({ place: 'office' }), agent);
    expect(lines[0]).toMatchObject({ place: office });
    expect(supplier.asked.at(-1)).toMatchObject({
      location: { geographic_coordinates: { latitude: 30.04, longitude: 31.21 } },
    });
    const nobody = await hotels.signIn({ permissions: ['flights_search'] });
    expect((await hotels.call('GET', '/hotels/places?q=cairo', undefined, nobody)).status).toBe(403);
  });
});
