import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { geoServer } from '.';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const name = { en: 'Cairo', fr: 'Le Caire', ar: 'القاهرة' };
const id = '0198f000-0000-7000-8000-00000000dead';
const country = { name, code: 'EG', currency: 'EGP', phone_code: '20' };
const city = { name, code: 'CAI', country_id: id, time_zone: 'Africa/Cairo' };
const airport = {
  iata: 'CAI',
  icao: 'HECA',
  name: 'Cairo',
  city_id: id,
  latitude: 30,
  longitude: 31,
  time_zone: 'Africa/Cairo',
  scheduled: true,
};

// SPECIFICATION 2 names the permission of each screen; delete_* is this domain's own (docs/adr/0010). Whoever fills in a
// form that asks for a country, city or airport may look it up: see the lists of readers in the contract.
const readCountries = [
  'update_countries',
  'show_cities',
  'add_city',
  'update_airlines',
  'add_companies',
  'add_markups',
];
const readCities = ['show_cities', 'add_city', 'update_city', 'update_airports', 'update_companies'];
const readAirports = ['update_airports', 'flights_search', 'add_markups'];

const routes: [method: Method, path: string, body: object | undefined, anyOf: string[]][] = [
  ['GET', '/countries', undefined, readCountries],
  ['POST', '/countries', country, ['update_countries']],
  ['GET', '/countries/{id}', undefined, readCountries],
  ['PUT', '/countries/{id}', country, ['update_countries']],
  ['DELETE', '/countries/{id}', undefined, ['delete_countries']],
  ['GET', '/countries/{id}/history', undefined, ['update_countries']],
  ['GET', '/cities', undefined, readCities],
  ['POST', '/cities', city, ['add_city']],
  ['GET', '/cities/{id}', undefined, readCities],
  ['PUT', '/cities/{id}', city, ['update_city']],
  ['DELETE', '/cities/{id}', undefined, ['delete_city']],
  ['GET', '/cities/{id}/history', undefined, ['show_cities', 'update_city']],
  ['GET', '/airports', undefined, readAirports],
  ['POST', '/airports', airport, ['update_airports']],
  ['GET', '/airports/{id}', undefined, readAirports],
  ['PUT', '/airports/{id}', airport, ['update_airports']],
  ['DELETE', '/airports/{id}', undefined, ['delete_airports']],
  ['GET', '/airports/{id}/history', undefined, ['update_airports']],
];

/** Permissions that open none of these routes. */
const strangers = ['show_users', 'update_users', 'show_suppliers', 'show_tasks', 'show_transactions'];

describeOnDatabase('who may call geo', (makeApi) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await makeApi({ modules: [geoServer] });
  });

  describe.each(routes)('%s %s', (method, path, body, anyOf) => {
    const call = async (permissions: readonly string[] | null, { passwordChanged = true, of = id } = {}) =>
      api.inject({
        method,
        url: `/api/v1${path.replace('{id}', of)}`,
        headers: permissions ? await api.signIn({ permissions, passwordChanged }) : {},
        ...(body && { payload: body }),
      });

    it('is a 401 for a visitor', async () => {
      expect((await call(null)).statusCode).toBe(401);
    });

    it('is a 403 without the permission, and says which it is', async () => {
      const others = routes.flatMap(([, , , permissions]) => permissions);
      const strict = anyOf.length === 1;
      const without = strict ? others.filter((permission) => permission !== anyOf[0]) : strangers;
      const answer = await call(without);
      expect(answer.statusCode).toBe(403);
      expect(answer.json<{ message: string }>().message).toContain(anyOf[0]);
    });

    it('is open to each permission that suffices', async () => {
      for (const permission of anyOf) expect((await call([permission])).statusCode).not.toBe(403);
    });

    it('is a 409 for a user who must change the password first', async () => {
      expect((await call(anyOf, { passwordChanged: false })).statusCode).toBe(409);
    });

    if (path.includes('{id}')) {
      it('is a 404 for what does not exist, and a 400 for an id that is none', async () => {
        expect((await call(anyOf)).statusCode).toBe(404);
        expect((await call(anyOf, { of: 'cairo' })).statusCode).toBe(400);
      });
    }
  });
});
