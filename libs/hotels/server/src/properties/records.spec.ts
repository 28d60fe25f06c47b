import { newId } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import type { SupplierProperty } from '../adapter';
import { inCairo, resultsIn, startHotelsApi, type HotelsApi } from '../testing/hotels-api.fake';
import { startFakeStays } from '../testing/stays-server.fake';
import { recordsOf } from './records';

describeOnDatabase('records of properties', (makeApi) => {
  let hotels: HotelsApi;
  beforeAll(async () => {
    hotels = await startHotelsApi(makeApi);
  });

  const property = (ref: string, name: string, point: SupplierProperty['point']): SupplierProperty => ({
    ref,
    name,
    address: { line: null, city: 'Somewhere', country_code: 'FJ' },
    point,
    chain: null,
    stars: null,
    review: null,
    amenities: null,
  });
  /** The records of the properties that one supplier sells. */
  const records = (supplier: string, ...properties: SupplierProperty[]) =>
    recordsOf(hotels.api.kernel.db, supplier, properties);

  it('the same property of two suppliers has one id, and another hotel has its own', async () => {
    const accommodation = { name: 'Sphinx View Cairo' };
    const annex = { id: 'annex', accommodation: { name: 'Sphinx View Cairo Annex' } };
    const one = await startFakeStays({ id: 'sphinx', accommodation }, annex);
    const two = await startFakeStays({
      id: 'theirs',
      accommodation: { name: 'The Cairo Sphinx View Hotel' },
    });
    await hotels.addSupplier('one', one.url);
    await hotels.addSupplier('two', two.url);
    const idsOf = async (radius: number) => {
      const results = resultsIn((await hotels.search(inCairo({ radius }))).lines);
      return new Map(results.map(({ property: found }) => [found.name, found.id]));
    };
    const ids = await idsOf(10);
    expect(ids.get('The Cairo Sphinx View Hotel')).toBe(ids.get('Sphinx View Cairo'));
    expect(new Set(ids.values()).size).toBe(2);
    expect(await idsOf(11)).toEqual(ids);
    await one.close();
    await two.close();
  });

  // 22 m apart at the equator, 20 m at Fiji.
  it.each([
    [179.9999, -179.9999],
    [-179.9999, 179.9999],
    [178.0001, 178.0003],
  ])('neighbors at the longitudes %d and %d are neighbors', async (west, east) => {
    const name = `Reef Lodge ${String(west).replace('.', '')}`;
    const at = (longitude: number) => ({ latitude: -16.8, longitude });
    const first = await records(newId(), property('a', name, at(west)));
    expect((await records(newId(), property('b', name, at(east)))).get('b')).toBe(first.get('a'));
  });

  it('accepts coordinates that come later, and is then found by them', async () => {
    const supplier = newId();
    const point = { latitude: -17.5, longitude: 177 };
    const before = await records(supplier, property('a', 'Coral House', null));
    expect(await records(supplier, property('a', 'Coral House', point))).toEqual(before);
    expect((await records(newId(), property('b', 'Coral House', point))).get('b')).toBe(before.get('a'));
  });

  it('limits a supplier’s new properties in a day, and keeps its known ones', async () => {
    const supplier = newId();
    const some = (...refs: string[]) => refs.map((ref) => property(ref, `Inn ${ref}`, null));
    const refsOf = async (...refs: string[]) => [
      ...(await recordsOf(hotels.api.kernel.db, supplier, some(...refs), 2)).keys(),
    ];
    expect(await refsOf('a', 'b', 'c')).toEqual(['a', 'b']);
    expect(await refsOf('c', 'b')).toEqual(['b']);
    expect((await records(newId(), ...some('c'))).size).toBe(1);
  });
});
