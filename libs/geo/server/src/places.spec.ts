import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { geoServer, placesOf } from '.';

describeOnDatabase('what codes of air travel name', (makeApi) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await makeApi({ modules: [geoServer] });
  });

  it.each([
    ['an airport', 'CDG', { kind: 'airport', city_code: 'PAR', closed: false }],
    ['a city', 'PAR', { kind: 'city', city_code: 'PAR', name: null, closed: false }],
    ['the airport, where a city has it too', 'CAI', { kind: 'airport', city_code: 'CAI', closed: false }],
    ['a closed airport, whose city has it too', 'REP', { kind: 'airport', city_code: 'REP', closed: true }],
    ['the airport, where a city had it before', 'SAI', { kind: 'airport', city_code: 'REP', closed: false }],
  ])('is %s: %s', async (_, code, place) => {
    expect((await placesOf(api.kernel.db, [code])).get(code)).toMatchObject({ code, ...place });
  });

  it('is nothing where no place has it', async () => {
    expect((await placesOf(api.kernel.db, ['QQX'])).size).toBe(0);
  });
});
