import type { Airline } from '@traveldesk/airlines-contract';
import { geoServer } from '@traveldesk/geo-server';
import type { Page } from '@traveldesk/shared-contract';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { airlinesServer } from '.';

const body = {
  iata: 'EK',
  icao: 'UAE',
  name: 'Emirates',
  accounting_code: '176',
  country_id: null,
  status: 'active',
};

// SPECIFICATION 2 asks update_airlines for the list, create and edit; delete_airlines is this domain's own. The list is
// also what the pickers of flight search, markups and supplier settings read.
const pickers = ['flights_search', 'show_markups', 'add_markups', 'update_markups', 'update_companies'];
const routes: [
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: object | undefined,
  permissions: string[],
][] = [
  ['GET', '/airlines', undefined, ['update_airlines', ...pickers]],
  ['POST', '/airlines', body, ['update_airlines']],
  ['GET', '/airlines/{id}', undefined, ['update_airlines']],
  ['PUT', '/airlines/{id}', body, ['update_airlines']],
  ['DELETE', '/airlines/{id}', undefined, ['delete_airlines']],
  ['GET', '/airlines/{id}/history', undefined, ['update_airlines']],
];
const others = [
  'show_airlines',
  'add_airlines',
  'update_airports',
  'update_countries',
  'show_markups',
  'show_users',
];

describeOnDatabase('who may call airlines', (makeApi) => {
  let api: TestApi;
  let id: string;

  beforeAll(async () => {
    api = await makeApi({ modules: [geoServer, airlinesServer] });
    const headers = await api.signIn({ permissions: ['update_airlines'] });
    const answer = await api.inject({ url: '/api/v1/airlines?code=EK', headers });
    id = answer.json<Page<Airline>>().data[0]?.id ?? '';
  });

  const call = (route: (typeof routes)[number], headers: Record<string, string>, of = id) => {
    const [method, path, payload] = route;
    return api.inject({
      method,
      url: `/api/v1${path.replace('{id}', of)}`,
      headers,
      ...(payload && { payload }),
    });
  };

  describe.each(routes)('%s %s', (...route) => {
    const [, path, , permissions] = route;

    it('is a 401 for a visitor and for a token that is not known', async () => {
      expect((await call(route, {})).statusCode).toBe(401);
      expect((await call(route, { authorization: 'Bearer nobody' })).statusCode).toBe(401);
    });

    it(`is a 403 without any of ${permissions.join(', ')}`, async () => {
      const held = ['update_airlines', 'delete_airlines', ...pickers, ...others];
      const rest = held.filter((name) => !permissions.includes(name));
      const answer = await call(route, await api.signIn({ permissions: rest }));
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ message: expect.stringContaining(permissions[0] ?? '') });
    });

    it('is a 409 for a user who must change the password first', async () => {
      const answer = await call(route, await api.signIn({ permissions, passwordChanged: false }));
      expect(answer.statusCode).toBe(409);
    });

    if (path.includes('{id}')) {
      it('is a 404 for an airline that does not exist, and a 400 for an id that is none', async () => {
        const headers = await api.signIn({ permissions });
        expect((await call(route, headers, '0198f000-0000-7000-8000-00000000dead')).statusCode).toBe(404);
        expect((await call(route, headers, 'EK')).statusCode).toBe(400);
      });
    }
  });

  it.each(pickers)('offers the list to who has %s, for its picker', async (permission) => {
    const answer = await api.inject({
      url: '/api/v1/airlines?q=emirates',
      headers: await api.signIn({ permissions: [permission] }),
    });
    expect(answer.statusCode).toBe(200);
  });
});
