import type { Module } from '@traveldesk/modules-contract';
import type { Page } from '@traveldesk/shared-contract';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { modulesServer } from '.';

const body = { key: 'flights', name: { en: 'Flights', fr: 'Vols', ar: 'رحلات' }, status: 'active' };

// SPECIFICATION 2 and 6; modules can also be read by those whose screens offer a choice of module.
const readers = [
  'show_modules',
  'update_modules',
  'show_suppliers',
  'add_suppliers',
  'update_suppliers',
  'show_companies',
  'update_companies',
];

const routes: [
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: object | undefined,
  anyOf: readonly string[],
][] = [
  ['GET', '/modules', undefined, readers],
  ['POST', '/modules', { ...body, key: 'rail' }, ['add_modules']],
  ['GET', '/modules/{id}', undefined, readers],
  ['PUT', '/modules/{id}', body, ['update_modules']],
  ['DELETE', '/modules/{id}', undefined, ['delete_modules']],
  ['GET', '/modules/{id}/history', undefined, ['show_modules', 'update_modules']],
];

const everyPermission = [...readers, 'add_modules', 'delete_modules', 'show_users', 'update_countries'];

describeOnDatabase('who may call modules', (makeApi) => {
  let api: TestApi;
  let id: string;

  beforeAll(async () => {
    api = await makeApi({ modules: [modulesServer] });
    const headers = await api.signIn({ permissions: ['show_modules'] });
    const answer = await api.inject({ url: '/api/v1/modules?key=flights', headers });
    id = answer.json<Page<Module>>().data[0]?.id ?? '';
  });

  const call = (route: (typeof routes)[number], headers: Record<string, string>, of = id) => {
    const [method, path, payload] = route;
    const url = `/api/v1${path.replace('{id}', of)}`;
    return api.inject({ method, url, headers, ...(payload && { payload }) });
  };

  describe.each(routes)('%s %s', (...route) => {
    const [, path, , anyOf] = route;

    it('is a 401 for a visitor and for a token that is not known', async () => {
      expect((await call(route, {})).statusCode).toBe(401);
      expect((await call(route, { authorization: 'Bearer nobody' })).statusCode).toBe(401);
    });

    it(`is a 403 for every permission but ${anyOf.join(' or ')}`, async () => {
      const permissions = everyPermission.filter((name) => !anyOf.includes(name));
      expect((await call(route, await api.signIn({ permissions }))).statusCode).toBe(403);
    });

    it('is a 409 for a user who must change the password first', async () => {
      const headers = await api.signIn({ permissions: anyOf, passwordChanged: false });
      expect((await call(route, headers)).statusCode).toBe(409);
    });

    it.each(anyOf)('is open to %s', async (permission) => {
      const missing = '0198f000-0000-7000-8000-00000000dead';
      const answer = await call(route, await api.signIn({ permissions: [permission] }), missing);
      expect(answer.statusCode).toBe(path.includes('{id}') ? 404 : route[0] === 'POST' ? 201 : 200);
    });

    if (path.includes('{id}')) {
      it('is a 400 for an id that is none', async () => {
        const headers = await api.signIn({ permissions: anyOf });
        expect((await call(route, headers, 'flights')).statusCode).toBe(400);
      });
    }
  });
});
