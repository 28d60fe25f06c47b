import { basePermissions } from '@traveldesk/shared-contract';
import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { modules } from './modules';
import { formChoices } from './route-permissions.choices';
import { alsoAsked, freshRoutes, tokenRoutes } from './route-permissions.marks';
import { routePermissions, type Callers } from './route-permissions.table';

/** An id, a name and a token that fit every route's parameters. */
const someId = '0193a1b2-0000-7000-8000-00000000ffff';

const byPermission = ([, callers]: [string, Callers]) => typeof callers !== 'string';

const callersHave =
  (permission: string) =>
  ([, callers]: [string, Callers]) =>
    callers.includes(permission);

describe('the callers of each route', () => {
  let api: TestApi;
  let permissions: string[];
  let walked: string[];
  beforeAll(async () => {
    api = await startTestApi({ modules });
    permissions = [...api.kernel.permissions];
    const headers = await api.signIn();
    const { paths } = (await api.inject({ url: '/api/v1/openapi.json', headers })).json();
    walked = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api/v1', '')}`),
    );
  });
  afterAll(() => api.close());

  /** Calls without a body, so that only the checks before it apply. */
  const call = (route: string, headers: Record<string, string> = {}) => {
    const [method, path = ''] = route.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    const url = `/api/v1${path.replaceAll(/\{\w+\}/g, someId)}`;
    return api.inject({ method, url, headers });
  };
  const status = async (route: string, headers?: Record<string, string>) =>
    (await call(route, headers)).statusCode;
  /** The routes that need a caller and refuse this one with the code. */
  const refusing = async (code: string, headers: Record<string, string>) => {
    const routes: string[] = [];
    for (const [route, callers] of Object.entries(routePermissions)) {
      if (callers === 'public') continue;
      const answer = await call(route, headers);
      if (answer.statusCode === 403 && answer.json().code === code) routes.push(route);
    }
    return routes;
  };

  it('every route of the API is in the table, and the table has no other route', () => {
    const described = Object.keys(routePermissions).filter((route) => route !== 'GET /openapi.json');
    expect(walked.filter((route) => route !== 'GET /openapi.json').sort()).toEqual(described.sort());
  });

  /** The routes in `wanted` that some permitted callers of `route` cannot call. */
  const closedTo = (route: string, wanted: readonly string[]) => {
    const callers = routePermissions[route] ?? [];
    return wanted.filter((other) => {
      const readers = routePermissions[other] ?? [];
      return typeof readers !== 'string' && [callers].flat().some((name) => !readers.includes(name));
    });
  };

  it('callers who may change a record may read it and its history', () => {
    const changing = Object.keys(routePermissions).filter((route) => route.startsWith('PUT '));
    const closed = changing.flatMap((route) => {
      const record = route.replace('PUT', 'GET');
      return closedTo(
        route,
        [record, `${record}/history`].filter((other) => other in routePermissions),
      );
    });
    expect(changing.length).toBeGreaterThan(9);
    expect(closed).toEqual([]);
  });

  it('callers who may send a form may read its choices', () => {
    const closed = Object.entries(formChoices).map(([route, lists]) => [route, closedTo(route, lists)]);
    expect(closed).toEqual(Object.keys(formChoices).map((route) => [route, []]));
  });

  it('every permission of the specification exists, and the table names only existing ones', () => {
    expect(permissions).toEqual(expect.arrayContaining([...basePermissions]));
    const named = Object.values(routePermissions).flatMap((callers) =>
      typeof callers === 'string' ? [] : callers,
    );
    expect(named.filter((name) => !permissions.includes(name))).toEqual([]);
  });

  it.each([
    ['a visitor', {}],
    ['a caller with an unknown token', { authorization: 'Bearer nobody' }],
  ])('%s is refused except on public routes', async (_who, headers) => {
    for (const [route, callers] of Object.entries(routePermissions)) {
      const refused = (await status(route, headers)) === 401;
      expect([route, refused]).toEqual([route, callers !== 'public']);
    }
  });

  it('a caller without permissions can call exactly the session routes', async () => {
    const headers = await api.signIn();
    for (const [route, callers] of Object.entries(routePermissions)) {
      if (callers === 'public') continue;
      expect([route, (await status(route, headers)) === 403]).toEqual([route, callers !== 'session']);
    }
  });

  // The next test shows that other permissions do not open a route, not even all of them together.
  it('each permission of a route is enough to open it', async () => {
    for (const permission of permissions) {
      const headers = await api.signIn({ permissions: [permission] });
      const own = Object.entries(routePermissions).filter(byPermission).filter(callersHave(permission));
      for (const [route] of own) {
        const open = (await status(route, headers)) !== 403;
        expect([permission, route, open]).toEqual([permission, route, alsoAsked[route] === undefined]);
      }
    }
  });

  it('all permissions except a route’s own do not open it', async () => {
    for (const [route, callers] of Object.entries(routePermissions).filter(byPermission)) {
      const others = permissions.filter((permission) => !callers.includes(permission));
      const answer = await call(route, await api.signIn({ permissions: others }));
      const { message } = answer.json<{ message: string }>();
      const named = [callers].flat().some((name) => message.includes(name));
      expect([route, answer.statusCode, named]).toEqual([route, 403, true]);
    }
  });

  it('a malformed id is a 400, and an unknown id a 404', async () => {
    const headers = { ...(await api.signIn({ permissions })), 'if-match': '"1"' };
    const ofOne = Object.keys(routePermissions).filter((route) => route.includes('{id}'));
    for (const route of ofOne) {
      expect([route, await status(route.replace('{id}', 'first'), headers)]).toEqual([route, 400]);
    }
    // Offers are deleted after minutes, so a missing one counts as expired. A property is opened with a search. Routes with a body are
    // tested in their domains.
    const others = ['GET /flights/offers/{id}', 'GET /hotels/properties/{id}'];
    const records = ofOne.filter(
      (route) => /^(GET|DELETE) .*\{id\}(\/history)?$/.test(route) && !others.includes(route),
    );
    for (const route of records) expect([route, await status(route, headers)]).toEqual([route, 404]);
  });

  it('all permissions open every route', async () => {
    const headers = await api.signIn({ permissions });
    // These routes check again that the session still exists (SECURITY 26), and this test's caller has no stored session.
    const looksAgain = ['POST /second-factor', 'POST /second-factor/recovery-codes', 'DELETE /second-factor'];
    for (const [route, callers] of Object.entries(routePermissions)) {
      if (callers === 'public') continue;
      const refused = looksAgain.includes(route) ? [403] : [401, 403];
      expect([route, refused.includes(await status(route, headers))]).toEqual([route, false]);
    }
  });

  it('a company’s user needs the same permissions', async () => {
    const headers = await api.signIn({ type: 'company', companyId: someId, permissions: ['show_companies'] });
    for (const [route, callers] of Object.entries(routePermissions).filter(byPermission)) {
      const open = (await status(route, headers)) !== 403;
      expect([route, open]).toEqual([route, callers.includes('show_companies')]);
    }
  });

  it('a company’s API token is refused on every route that does not declare it', async () => {
    const headers = await api.signIn({ type: 'company', companyId: someId, permissions, apiToken: true });
    for (const [route, callers] of Object.entries(routePermissions)) {
      if (callers === 'public') continue;
      const refused = (await status(route, headers)) === 403;
      expect([route, refused]).toEqual([route, !tokenRoutes.includes(route)]);
    }
  });

  it('a user who must change the password can do that, sign out, and read their own account', async () => {
    const headers = await api.signIn({ permissions, passwordChanged: false });
    // Confirming the identity with a code is part of the password change.
    const proof = ['POST /sessions/fresh', 'GET /second-factor'];
    const open = ['GET /me', 'POST /logout', 'POST /update_password', ...proof];
    for (const [route, callers] of Object.entries(routePermissions)) {
      if (callers === 'public') continue;
      expect([route, (await status(route, headers)) === 409]).toEqual([route, !open.includes(route)]);
    }
  });

  it('a user who must set up a second factor can do that, change the password, sign out, and read their own account', async () => {
    const headers = await api.signIn({ permissions, secondFactorMissing: true });
    const open = [
      'GET /me',
      'POST /logout',
      'POST /update_password',
      'POST /sessions/fresh',
      'GET /second-factor',
      'POST /second-factor',
      'POST /second-factor/confirm',
    ];
    const closed = Object.entries(routePermissions)
      .filter(([route, callers]) => callers !== 'public' && !open.includes(route))
      .map(([route]) => route);
    expect(await refusing('second_factor_required', headers)).toEqual(closed);
  });

  it('exactly the routes that change second factors and API tokens require a fresh sign-in', async () => {
    const headers = await api.signIn({ permissions, fresh: false });
    expect((await refusing('fresh_sign_in_required', headers)).sort()).toEqual([...freshRoutes].sort());
  });

  it('a caller without the permission is not asked for a fresh sign-in first', async () => {
    const headers = await api.signIn({ fresh: false });
    const asked = await refusing('fresh_sign_in_required', headers);
    expect(asked.filter((route) => routePermissions[route] !== 'session')).toEqual([]);
  });
});
