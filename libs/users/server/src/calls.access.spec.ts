import { startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { usersPermissions } from '@traveldesk/users-contract';
import { modules } from './testing/given.fake';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const choosers = ['show_tasks', 'add_tasks', 'update_tasks'];
const roleReaders = ['show_roles', 'add_roles', 'update_roles', 'show_users', 'add_users', 'update_users'];

// SPECIFICATION 6 and DESIGN 3: each call, and the permissions of which any one is enough.
const calls: [method: Method, path: string, permissions: string[]][] = [
  ['GET', '/users', ['show_users', 'update_users', 'add_users', ...choosers]],
  ['POST', '/users', ['add_users']],
  ['GET', '/users/{id}', ['show_users', 'update_users']],
  ['PUT', '/users/{id}', ['update_users']],
  ['DELETE', '/users/{id}', ['delete_users']],
  ['POST', '/users/{id}/status', ['update_users']],
  ['POST', '/users/{id}/invitation', ['add_users']],
  ['GET', '/users/{id}/history', ['show_users', 'update_users']],
  ['GET', '/users/{id}/logs', ['show_users', 'update_users']],
  ['GET', '/user/export', ['export_users']],
  ['GET', '/users_roles', roleReaders],
  ['POST', '/users_roles', ['add_roles']],
  ['GET', '/users_roles/{id}', ['show_roles', 'update_roles']],
  ['PUT', '/users_roles/{id}', ['update_roles']],
  ['DELETE', '/users_roles/{id}', ['delete_roles']],
  ['GET', '/users_roles/{id}/history', ['show_roles', 'update_roles']],
];

describe('who may call users and roles', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ modules });
  });
  afterAll(() => api.close());

  const call = async (method: Method, path: string, permissions?: readonly string[]) => {
    const headers = permissions ? await api.signIn({ permissions }) : {};
    const url = `/api/v1${path.replace('{id}', '0198f000-0000-7000-8000-00000000dead')}`;
    const payload = ['POST', 'PUT'].includes(method) ? {} : undefined;
    return (await api.inject({ method, url, headers, ...(payload && { payload }) })).statusCode;
  };

  it.each(calls)('%s %s is a 401 to a visitor, a 403 to who has any other permission', async (...one) => {
    const [method, path, permissions] = one;
    expect(await call(method, path)).toBe(401);
    const others = [...usersPermissions, ...choosers, 'update_companies'].filter(
      (permission) => !permissions.includes(permission),
    );
    expect(await call(method, path, others)).toBe(403);
  });

  it.each(calls)('%s %s is open to who has one of its own', async (method, path, permissions) => {
    for (const permission of permissions)
      expect([401, 403]).not.toContain(await call(method, path, [permission]));
  });
});
