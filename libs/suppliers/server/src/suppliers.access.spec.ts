import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { everySupplierPermission, startSupplierApi, type SupplierApi } from './testing/supplier-api';

// SPECIFICATION 2 and 6; deleting has a permission of its own, and a test of the connection is an update's.
const routes: [
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: boolean,
  anyOf: readonly string[],
][] = [
  ['GET', '/suppliers', false, ['show_suppliers']],
  ['POST', '/suppliers', true, ['add_suppliers']],
  ['GET', '/suppliers/{id}', false, ['show_suppliers', 'update_suppliers']],
  ['PUT', '/suppliers/{id}', true, ['update_suppliers']],
  ['DELETE', '/suppliers/{id}', false, ['delete_suppliers']],
  ['GET', '/suppliers/{id}/history', false, ['show_suppliers', 'update_suppliers']],
  ['POST', '/suppliers/{id}/test', false, ['update_suppliers']],
];

const missing = '0198f000-0000-7000-8000-00000000dead';

describeOnDatabase('who may call suppliers', (makeApi) => {
  let suppliers: SupplierApi;
  let id: string;

  beforeAll(async () => {
    suppliers = await startSupplierApi(makeApi);
    id = (await suppliers.create({})).id;
  });

  const call = ([method, path, body]: (typeof routes)[number], headers: Record<string, string>, of = id) =>
    suppliers.api.inject({
      method,
      url: `/api/v1${path.replace('{id}', of)}`,
      headers,
      ...(body && { payload: { ...suppliers.duffel, key: 'another' } }),
    });

  describe.each(routes)('%s %s', (...route) => {
    const [method, path, , anyOf] = route;

    it('is a 401 for a visitor and for a token that is not known', async () => {
      expect((await call(route, {})).statusCode).toBe(401);
      expect((await call(route, { authorization: 'Bearer nobody' })).statusCode).toBe(401);
    });

    it(`is a 403 for every permission but ${anyOf.join(' or ')}`, async () => {
      const all = [...everySupplierPermission, 'show_modules', 'update_companies', 'flights_search'];
      const permissions = all.filter((name) => !anyOf.includes(name));
      expect((await call(route, await suppliers.api.signIn({ permissions }))).statusCode).toBe(403);
    });

    it('is a 409 for a user who must change the password first', async () => {
      const headers = await suppliers.api.signIn({ permissions: anyOf, passwordChanged: false });
      expect((await call(route, headers)).statusCode).toBe(409);
    });

    it.each(anyOf)('is open to %s', async (permission) => {
      const answer = await call(route, await suppliers.api.signIn({ permissions: [permission] }), missing);
      expect(answer.statusCode).toBe(path.includes('{id}') ? 404 : method === 'POST' ? 201 : 200);
    });

    if (path.includes('{id}')) {
      it('is a 400 for an id that is none', async () => {
        const headers = await suppliers.api.signIn({ permissions: anyOf });
        expect((await call(route, headers, 'duffel')).statusCode).toBe(400);
      });
    }
  });
});
