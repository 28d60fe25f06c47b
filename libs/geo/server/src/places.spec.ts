import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { geoServer, placesOf } from '.';

describeOnDatabase('the place of an air travel code', (makeApi) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await makeApi({ modules: [geoServer] });
  });

  it.each([
    ['an airport', 'CDG', { kind: 'airport', city_code: 'PAR', closed: false }],
    ['a city', 'PAR', { kind: 'city', city_code: 'PAR', name: null, closed: false }],
    ['the airport, if a city has the same code', 'CAI', { kind: 'airport', city_code: 'CAI', closed: false }],
    [
      'a closed airport, if its city has the same code',
      'REP',
      { kind: 'airport', city_code: 'REP', closed: true },
    ],
    [
      'the airport, if a city had the code before',
      'SAI',
      { kind: 'airport', city_code: 'REP', closed: false },
    ],
  ])('is %s: %s', async (_, code, place) => {
    expect((await placesOf(api.kernel.db, [code])).get(code)).toMatchObject({ code, ...place });
  });

  it('is missing for an unknown code', async () => {
    expect((await placesOf(api.kernel.db, ['QQX'])).size).toBe(0);
  });
});
