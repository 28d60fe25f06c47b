import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import {
  addRule,
  callerOf,
  markupModules,
  ruleBody,
  staffPermissions,
  type Caller,
} from '../testing/markups-api';

const { change_reason: _reason, effective_at: _from, ...rule } = ruleBody();
const zone = { name: 'Gulf', countries: ['AE'], zones: [] };
const settings = { percent_limit: '15', amount_limit: '50', discount_share: '30' };
const check =
  'airline=MS&origin=CAI&destination=DXB&date=2030-03-12&cabin=Economy&total=100&currency=EUR&supplier_id=0198f000-0000-7000-8000-00000000dead';

type Route = [
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: object | undefined,
  allowed: string[],
];

const viewers = ['show_markups', 'update_markups'];
const readers = ['show_markups', 'add_markups', 'update_markups'];
const routes: Route[] = [
  ['GET', '/markups', undefined, ['show_markups']],
  ['POST', '/markups', ruleBody(), ['add_markups']],
  ['GET', '/markup/export', undefined, ['export_markups']],
  ['GET', '/markups/{id}', undefined, viewers],
  ['PUT', '/markups/{id}', ruleBody(), ['update_markups']],
  ['DELETE', '/markups/{id}', undefined, ['delete_markups']],
  ['GET', '/markups/{id}/history', undefined, viewers],
  ['GET', '/markups/{id}/versions', undefined, viewers],
  ['POST', '/markups/{id}/returns', { number: 1, reason: null }, ['update_markups']],
  ['POST', '/markups/{id}/status', { status: 'paused', reason: null }, ['update_markups']],
  ['POST', '/markups/simulations', { id: null, rule }, ['add_markups', 'update_markups']],
  ['GET', '/markups/overlaps', undefined, ['show_markups']],
  ['GET', `/markups/price-check?${check}`, undefined, ['show_markups']],
  ['GET', '/markup-zones', undefined, readers],
  ['POST', '/markup-zones', zone, ['add_markups']],
  ['GET', '/markup-zones/{id}', undefined, viewers],
  ['PUT', '/markup-zones/{id}', zone, ['update_markups']],
  ['DELETE', '/markup-zones/{id}', undefined, ['delete_markups']],
  ['GET', '/markup-zones/{id}/history', undefined, viewers],
  ['GET', '/markup-settings', undefined, [...readers, 'update_markup_settings']],
  ['PUT', '/markup-settings', settings, ['update_markup_settings']],
  ['GET', '/markup-settings/history', undefined, ['update_markup_settings']],
];
const all = [...staffPermissions, 'approve_markups', 'show_approvals', 'show_users'];

describeOnDatabase('who may call markups', (makeApi) => {
  let api: TestApi;
  let id: string;
  let as: (options: Parameters<TestApi['signIn']>[0]) => Promise<Caller>;

  beforeAll(async () => {
    api = await makeApi({ modules: markupModules });
    as = async (options) => callerOf(api, await api.signIn(options));
    id = (await addRule(await as({ permissions: ['add_markups'] }))).id;
  });

  const send = ([method, path, body]: Route, caller: Caller, of = id) =>
    caller(method, path.replace('{id}', of), body);

  describe.each(routes)('%s %s', (...route) => {
    const [, path, , allowed] = route;

    it('is a 401 for a visitor and for a token that is not known', async () => {
      for (const authorization of ['', 'Bearer nobody']) {
        expect((await send(route, callerOf(api, { authorization }))).status).toBe(401);
      }
    });

    it('is a 403 with every permission but the one it asks for', async () => {
      const others = all.filter((name) => !allowed.includes(name));
      const answer = await send(route, await as({ permissions: others }));
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ message: expect.stringContaining(allowed[0] ?? '') });
    });

    it('is a 403 for a company’s user, whatever it has been given, and for a program', async () => {
      const companyId = '0198f000-0000-7000-8000-0000000000c0';
      const user = { type: 'company' as const, companyId, permissions: all };
      expect((await send(route, await as(user))).status).toBe(403);
      expect((await send(route, await as({ ...user, apiToken: true }))).status).toBe(403);
    });

    it('is a 409 for a user who must change the password first', async () => {
      const caller = await as({ permissions: allowed, passwordChanged: false });
      expect((await send(route, caller)).status).toBe(409);
    });

    if (path.includes('{id}')) {
      it('is a 404 for one that does not exist, and a 400 for an id that is none', async () => {
        const caller = await as({ permissions: allowed });
        expect((await send(route, caller, '0198f000-0000-7000-8000-00000000dead')).status).toBe(404);
        expect((await send(route, caller, 'first')).status).toBe(400);
      });
    }
  });
});
