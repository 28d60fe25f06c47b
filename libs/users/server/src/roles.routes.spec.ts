import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { givenUser, modules, type GivenUser } from './testing/given.fake';

const somebody = {
  name: 'Rana Saleh',
  email: 'rana@nile.example',
  phone: null,
  type: 'staff',
  company_id: null,
  language: 'fr',
};

describeOnDatabase('the roles', (makeApi) => {
  let api: TestApi;
  let admin: GivenUser;
  beforeAll(async () => {
    api = await makeApi({ modules });
    admin = await givenUser(api, { administrator: true, name: 'Amira Mansour' });
  });

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, by: GivenUser, payload?: object) =>
    api.inject({ method, url: `/api/v1${path}`, headers: by.headers, payload });

  it.each(['Administrator\u200b', 'Admin\u200cistrator', 'administrator\u200f', '\u00a0Administrator\u2060'])(
    'a name that looks like another role’s is refused: %j',
    async (name) => {
      const answer = await call('POST', '/users_roles', admin, { name, permissions: [] });
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().fields)).toEqual(['name']);
    },
  );

  it('a role in use cannot be deleted and names its number of users; the administrator’s role cannot be changed', async () => {
    const role = (
      await call('POST', '/users_roles', admin, { name: 'Desk', permissions: ['show_users'] })
    ).json().data;
    await call('POST', '/users', admin, { ...somebody, roles: [role.id] });
    const refused = await call('DELETE', `/users_roles/${role.id}`, admin);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().message).toContain('1 user');
    const taken = await call('POST', '/users_roles', admin, { name: 'Desk', permissions: [] });
    expect(taken.json().fields).toHaveProperty('name');
    const unknown = await call('PUT', `/users_roles/${role.id}`, admin, {
      name: 'Desk',
      permissions: ['fly'],
    });
    expect(unknown.json().fields).toHaveProperty('permissions');
    const holders = (await call('GET', '/users_roles?permission=show_users', admin)).json().data;
    expect(holders.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['Administrator', 'Desk']),
    );
    const administrators = holders.find(({ administrator }: { administrator: boolean }) => administrator);
    const fixed = await call('PUT', `/users_roles/${administrators.id}`, admin, {
      name: 'Boss',
      permissions: [],
    });
    expect(fixed.json().code).toBe('role_fixed');
    const saved = await call('PUT', `/users_roles/${role.id}`, admin, {
      name: 'Front desk',
      permissions: ['show_users', 'show_tasks'],
    });
    expect(saved.json().data).toMatchObject({
      name: 'Front desk',
      permissions: ['show_tasks', 'show_users'],
      users: 1,
      version: 2,
    });
  });

  it('are sorted by their number of permissions, the administrator’s as the highest', async () => {
    for (const [name, permissions] of [
      ['Sorted two', ['show_users', 'show_tasks']],
      ['Sorted none', []],
    ] as const)
      await call('POST', '/users_roles', admin, { name, permissions });
    const names = async (sort: string): Promise<string[]> => {
      const { data } = (await call('GET', `/users_roles?per_page=100&sort=${sort}`, admin)).json();
      return data.map(({ name }: { name: string }) => name);
    };
    const ascending = await names('permissions');
    expect(ascending[0]).toBe('Sorted none');
    expect(ascending.at(-1)).toBe('Administrator');
    expect(await names('-permissions')).toEqual(expect.arrayContaining(ascending));
    expect((await names('-permissions')).slice(0, 1)).toEqual(['Administrator']);
    expect((await names('-permissions')).at(-1)).toBe('Sorted none');
  });
});
