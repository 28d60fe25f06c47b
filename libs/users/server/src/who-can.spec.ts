import { systemChange } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { insertRole, replaceRoles } from './roles.sql';
import { givenCompany, givenUser, modules, type GivenUser } from './testing/given.fake';

describeOnDatabase('who can do this', (makeApi) => {
  let api: TestApi;
  let staff: GivenUser;
  let agent: GivenUser;
  let stranger: GivenUser;

  /** Companies’ managers may give the roles named desk. */
  const role = (name: string, permissions: string[], ...users: GivenUser[]) =>
    systemChange(api.kernel, async (tx) => {
      const id = await insertRole(tx, { name, permissions, assignable: name.endsWith('desk') });
      for (const user of users) await replaceRoles(tx, user.id, [id]);
    });

  beforeAll(async () => {
    api = await makeApi({ modules });
    const nile = await givenCompany(api, 'Nile Travel');
    const delta = await givenCompany(api, 'Delta Tours', nile);
    const siwa = await givenCompany(api, 'Siwa Desert Tours');
    const of = (companyId: string, more = {}) => givenUser(api, { type: 'company', companyId, ...more });
    staff = await givenUser(api);
    agent = await of(nile);
    stranger = await of(siwa);
    await role('Platform finance', ['show_transactions', 'add_users'], await givenUser(api));
    await role('Nile desk', ['add_users'], await of(nile));
    await role('Delta desk', ['add_users', 'update_users'], await of(delta));
    await role('Siwa desk', ['add_users'], await of(siwa));
    await role('Nile secrets', ['add_users'], await of(nile));
    await role('Left long ago', ['add_users'], await of(nile, { status: 'suspended' }));
    await role('Held by nobody', ['delete_users']);
  });

  const ask = async (permission: string, by: GivenUser) => {
    const answer = await api.inject({ url: `/api/v1/who_can?permission=${permission}`, headers: by.headers });
    expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 });
    const { roles } = answer.json<{ data: { roles: string[] } }>().data;
    return roles.filter((name) => /desk|finance|ago|nobody|administrator|secrets/i.test(name));
  };

  it('shows staff every role with the permission, including the administrator’s', async () => {
    expect(await ask('add_users', staff)).toEqual([
      'Administrator',
      'Delta desk',
      'Left long ago',
      'Nile desk',
      'Nile secrets',
      'Platform finance',
      'Siwa desk',
    ]);
    expect(await ask('delete_users', staff)).toEqual(['Administrator', 'Held by nobody']);
    expect(await ask('delete_users,update_users', staff)).toEqual([
      'Administrator',
      'Delta desk',
      'Held by nobody',
    ]);
  });

  it('shows a company’s user only roles held by users of their own company and its subsidiaries', async () => {
    expect(await ask('add_users', agent)).toEqual(['Delta desk', 'Nile desk']);
    expect(await ask('add_users', stranger)).toEqual(['Siwa desk']);
    expect(await ask('show_transactions', agent)).toEqual([]);
  });

  it('returns nobody for an unknown permission to a caller outside the staff', async () => {
    expect(await ask('fly_to_the_moon', agent)).toEqual([]);
  });

  it.each(['', 'permission=', 'permission=Add%20Users', "permission=x'--", `permission=${'a,'.repeat(30)}a`])(
    'refuses the query %j',
    async (query) => {
      const answer = await api.inject({ url: `/api/v1/who_can?${query}`, headers: staff.headers });
      expect(answer.statusCode).toBe(400);
    },
  );

  it('requires a session', async () => {
    expect((await api.inject({ url: '/api/v1/who_can?permission=add_users' })).statusCode).toBe(401);
  });
});
