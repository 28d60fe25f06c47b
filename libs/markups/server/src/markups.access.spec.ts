import { describeOnBoth, type TestApi } from '@traveldesk/shared-testing/server';
import { markupsServer } from '.';

const body = { name: { en: 'First', fr: 'Premier', ar: 'الأول' }, code: 'A1' };
const permissions = {
  list: 'show_markups',
  create: 'add_markups',
  update: 'update_markups',
  remove: 'delete_markups',
  export: 'export_markups',
};

const routes: [
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: object | undefined,
  allowed: string[],
][] = [
  ['GET', '/markups', undefined, [permissions.list]],
  ['POST', '/markups', body, [permissions.create]],
  ['GET', '/markup/export', undefined, [permissions.export]],
  ['GET', '/markups/{id}', undefined, [permissions.list, permissions.update]],
  ['PUT', '/markups/{id}', body, [permissions.update]],
  ['DELETE', '/markups/{id}', undefined, [permissions.remove]],
  ['GET', '/markups/{id}/history', undefined, [permissions.list, permissions.update]],
];

describeOnBoth('who may call markups', (makeApi) => {
  let api: TestApi;
  let id: string;

  beforeAll(async () => {
    api = await makeApi({ modules: [markupsServer] });
    const headers = await api.signIn({ permissions: [permissions.create] });
    const answer = await api.inject({ method: 'POST', url: '/api/v1/markups', headers, payload: body });
    id = answer.json<{ data: { id: string } }>().data.id;
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
    const [, path, , allowed] = route;

    it('is a 401 for a visitor and for a token that is not known', async () => {
      expect((await call(route, {})).statusCode).toBe(401);
      expect((await call(route, { authorization: 'Bearer nobody' })).statusCode).toBe(401);
    });

    it('is a 403 with every permission but the one it asks for', async () => {
      const others = [...Object.values(permissions), 'show_users'].filter((name) => !allowed.includes(name));
      const answer = await call(route, await api.signIn({ permissions: others }));
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ message: expect.stringContaining(allowed[0] ?? '') });
    });

    it('is a 409 for a user who must change the password first', async () => {
      const headers = await api.signIn({ permissions: allowed, passwordChanged: false });
      expect((await call(route, headers)).statusCode).toBe(409);
    });

    if (path.includes('{id}')) {
      it('is a 404 for one that does not exist, and a 400 for an id that is none', async () => {
        const headers = await api.signIn({ permissions: allowed });
        const missing = await call(route, headers, '0198f000-0000-7000-8000-00000000dead');
        expect(missing.statusCode).toBe(404);
        expect((await call(route, headers, 'first')).statusCode).toBe(400);
      });
    }
  });
});
