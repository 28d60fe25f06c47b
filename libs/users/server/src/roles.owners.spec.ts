import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { givenCompany, givenUser, modules, type GivenUser } from './testing/given.fake';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface Named {
  id: string;
  name: string;
}

const unknownId = '0193a1b2-0000-7000-8000-00000000ffff';
const managing = ['show_users', 'add_users', 'update_users', 'delete_users', 'export_users'];
const ruling = ['show_roles', 'add_roles', 'update_roles', 'delete_roles', 'export_roles'];
const desk = ['flights_search', 'show_bookings'];

/** nile → delta; siwa is unrelated. Each has a role; the platform has one that companies may give and one that they may not. */
describeOnDatabase('the owners of roles', (makeApi) => {
  let api: TestApi;
  let admin: GivenUser;
  let manager: GivenUser;
  const company = { nile: '', delta: '', siwa: '' };
  const role = { open: '', closed: '', nile: '', delta: '', siwa: '' };

  const call = (method: Method, path: string, by: GivenUser, payload?: object) =>
    api.inject({ method, url: `/api/v1${path}`, headers: by.headers, payload });
  const make = async (name: string, more: object = {}, by = admin) => {
    const answer = await call('POST', '/users_roles', by, { name, permissions: ['flights_search'], ...more });
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
    return answer.json().data.id as string;
  };
  const of = (companyId: string, permissions: readonly string[] = [...managing, ...ruling, ...desk]) =>
    givenUser(api, { type: 'company', companyId, permissions, name: 'Somebody' });
  const names = async (path: string, by: GivenUser) =>
    (await call('GET', path, by))
      .json()
      .data.map(({ name }: Named) => name)
      .filter((name: string) => name.startsWith('Own'));
  const invite = (by: GivenUser, roles: string[], companyId = company.nile) =>
    call('POST', '/users', by, {
      name: 'Rana Saleh',
      email: `${Math.random()}@nile.example`,
      phone: null,
      type: 'company',
      company_id: companyId,
      roles,
      language: 'fr',
    });

  beforeAll(async () => {
    api = await makeApi({ modules });
    admin = await givenUser(api, { administrator: true, name: 'Amira Mansour' });
    company.nile = await givenCompany(api, 'Nile Travel');
    company.delta = await givenCompany(api, 'Delta Tours', company.nile);
    company.siwa = await givenCompany(api, 'Siwa Desert Tours');
    role.open = await make('Own open', { assignable: true });
    role.closed = await make('Own closed');
    for (const name of ['nile', 'delta', 'siwa'] as const) {
      role[name] = await make(`Own ${name}`, { company_id: company[name] });
    }
    manager = await of(company.nile);
  });

  it('staff see all roles with their owners, and filter by owner', async () => {
    const all = ['Own closed', 'Own delta', 'Own nile', 'Own open', 'Own siwa'];
    expect(await names('/users_roles?name=own', admin)).toEqual(all);
    expect(await names(`/users_roles?company_id=${company.nile}`, admin)).toEqual(['Own nile']);
    expect(await names('/users_roles?name=own&company_id=none', admin)).toEqual(['Own closed', 'Own open']);
    expect((await names('/users_roles?name=own&sort=-company', admin)).slice(0, 3)).toEqual([
      'Own siwa',
      'Own nile',
      'Own delta',
    ]);
    expect((await call('GET', `/users_roles/${role.nile}`, admin)).json()).toMatchObject({
      company: { id: company.nile, name: 'Nile Travel' },
      assignable: false,
      editable: true,
    });
    const file = (await call('GET', '/role/export?name=own', admin)).body;
    expect(file).toContain('Nile Travel');
  });

  it('a company’s user sees roles that companies may give, and roles of their own company and its subsidiaries, and no others anywhere', async () => {
    const seen = ['Own delta', 'Own nile', 'Own open'];
    for (const path of [
      '/users_roles',
      '/users_roles?permission=flights_search',
      '/users_roles?sort=users',
    ]) {
      expect((await names(path, manager)).sort()).toEqual(seen);
    }
    expect((await call('GET', '/users_roles?name=own', manager)).json().total).toBe(3);
    const file = (await call('GET', '/role/export', manager)).body;
    expect(file).toContain('Own nile');
    expect(file).not.toMatch(/Own closed|Own siwa|Administrator/);
    expect(await names(`/users_roles?company_id=${company.siwa}`, manager)).toEqual([]);
    expect(await names(`/users_roles?for=${company.siwa}`, manager)).toEqual(['Own open']);
    expect(await names('/users_roles?for=staff', manager)).toEqual(['Own open']);
    const siwa = await of(company.siwa);
    expect(await names('/users_roles', siwa)).toEqual(['Own open', 'Own siwa']);
    const lost = await givenUser(api, { type: 'customer', permissions: ruling });
    expect((await call('GET', '/users_roles', lost)).json()).toEqual({ data: [], total: 0 });
  });

  it('a role out of sight answers like an unknown one', async () => {
    const body = { name: 'Mine', permissions: [] };
    for (const [method, path, payload] of [
      ['GET', ''],
      ['PUT', '', body],
      ['DELETE', ''],
      ['GET', '/history'],
    ] as const) {
      const missing = await call(method, `/users_roles/${unknownId}${path}`, manager, payload);
      expect(missing.statusCode).toBe(404);
      for (const id of [role.closed, role.siwa]) {
        const answer = await call(method, `/users_roles/${id}${path}`, manager, payload);
        expect(answer.statusCode).toBe(404);
        expect({ ...answer.json(), request_id: '' }).toEqual({ ...missing.json(), request_id: '' });
      }
    }
    const given = [
      (await invite(manager, [role.closed])).json(),
      (await invite(manager, [unknownId])).json(),
    ];
    expect(given[0].fields).toEqual(given[1].fields);
    expect(Object.keys(given[0].fields)).toEqual(['roles']);
  });

  it('a company can give a marked role but not change or delete it, and only the platform sees its history', async () => {
    const body = { name: 'Mine', permissions: ['flights_search'] };
    for (const id of [role.open, role.delta]) {
      expect((await call('GET', `/users_roles/${id}`, manager)).json()).toMatchObject({ editable: false });
      const saved = await call('PUT', `/users_roles/${id}`, manager, body);
      expect([saved.statusCode, saved.json().code]).toEqual([403, 'role_not_yours']);
      const removed = await call('DELETE', `/users_roles/${id}`, manager);
      expect([removed.statusCode, removed.json().code]).toEqual([403, 'role_not_yours']);
    }
    expect((await call('GET', `/users_roles/${role.open}/history`, manager)).statusCode).toBe(404);
    expect((await call('GET', `/users_roles/${role.nile}/history`, manager)).statusCode).toBe(200);
    expect((await invite(manager, [role.open])).statusCode).toBe(201);
  });

  it('a company’s manager creates roles only for their own company, from permissions that they hold and companies can have', async () => {
    const mine = await call('POST', '/users_roles', manager, {
      name: 'Own night',
      permissions: ['show_users'],
    });
    expect(mine.json().data).toMatchObject({
      company: { id: company.nile },
      assignable: false,
      editable: true,
    });
    const { id } = mine.json().data;
    for (const [change, field] of [
      [{ company_id: null }, 'company_id'],
      [{ company_id: company.siwa }, 'company_id'],
      [{ company_id: company.delta }, 'company_id'],
      [{ assignable: true }, 'assignable'],
    ] as const) {
      const body = { name: 'Own other', permissions: [], ...change };
      const made = await call('POST', '/users_roles', manager, body);
      expect([made.statusCode, Object.keys(made.json().fields)]).toEqual([422, [field]]);
      const saved = await call('PUT', `/users_roles/${id}`, manager, body);
      expect([saved.statusCode, Object.keys(saved.json().fields)]).toEqual([422, [field]]);
    }
    const beyond = await call('PUT', `/users_roles/${id}`, manager, {
      name: 'Own night',
      permissions: ['flights_bookings'],
    });
    expect([beyond.statusCode, beyond.json().code]).toEqual([403, 'permission_not_held']);
    const hotels = ['hotels_search', 'hotels_bookings'];
    const rooms = { name: 'Own rooms', permissions: hotels };
    expect((await call('POST', '/users_roles', manager, rooms)).json().code).toBe('permission_not_held');
    const hotelier = await of(company.nile, [...ruling, ...hotels]);
    const made = await call('POST', '/users_roles', hotelier, rooms);
    expect([made.statusCode, made.json().data.permissions.toSorted()]).toEqual([201, hotels.toSorted()]);
    const odd = await of(company.nile, [...ruling, 'update_countries']);
    const unfit = { name: 'Own odd', permissions: ['update_countries'] };
    const refused = await call('POST', '/users_roles', odd, unfit);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['permissions']]);
    expect((await call('DELETE', `/users_roles/${id}`, manager)).statusCode).toBe(200);
  });

  it('staff can mark only roles that companies can hold, and must hold all their permissions', async () => {
    const marked = { name: 'Own marked', assignable: true };
    const unfit = await call('POST', '/users_roles', admin, { ...marked, permissions: ['update_markups'] });
    expect([unfit.statusCode, Object.keys(unfit.json().fields)]).toEqual([422, ['permissions']]);
    const id = await make('Own marked', { permissions: ['show_users', 'flights_search'] });
    const clerk = await givenUser(api, { permissions: ['update_roles', 'show_users'] });
    const body = { ...marked, permissions: ['show_users', 'flights_search'] };
    const refused = await call('PUT', `/users_roles/${id}`, clerk, body);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'permission_not_held']);
    expect((await call('PUT', `/users_roles/${id}`, admin, body)).json().data.assignable).toBe(true);
    const kept = await call('PUT', `/users_roles/${id}`, admin, { name: 'Own marked', permissions: [] });
    expect(kept.json().data.assignable).toBe(true);
    const moved = { name: 'Own marked', permissions: [], company_id: company.nile };
    expect(Object.keys((await call('PUT', `/users_roles/${id}`, admin, moved)).json().fields)).toEqual([
      'company_id',
    ]);
  });

  it('names are unique for each owner', async () => {
    expect((await make('Own delta', { company_id: company.nile })).length).toBe(36);
    for (const [name, companyId] of [
      ['OWN NILE', company.nile],
      ['own open', null],
    ] as const) {
      const body = { name, company_id: companyId, permissions: [] };
      const refused = await call('POST', '/users_roles', admin, body);
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['name']]);
    }
  });

  it('only users of a company can have its roles, and lose them when they move', async () => {
    for (const by of [admin, manager]) {
      const refused = await invite(by, [role.delta]);
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['roles']]);
    }
    const user = (await invite(admin, [role.nile, role.closed])).json().data;
    const input = { name: user.name, email: user.email, phone: null, type: 'company', language: 'fr' };
    const move = (companyId: string, roles: string[]) =>
      call('PUT', `/users/${user.id}`, admin, { ...input, company_id: companyId, roles });
    const kept = await move(company.siwa, [role.nile, role.closed]);
    expect([kept.statusCode, Object.keys(kept.json().fields)]).toEqual([422, ['roles']]);
    const moved = await move(company.siwa, [role.siwa, role.closed]);
    expect(moved.json().data.roles.map(({ name }: Named) => name)).toEqual(['Own closed', 'Own siwa']);
    const history = (await call('GET', `/users/${user.id}/history`, admin)).json();
    expect(JSON.stringify(history.data)).toContain('Own nile');
  });

  it('the database refuses what the code should never try', async () => {
    const user = (await invite(admin, [role.nile])).json().data;
    const give = api.kernel.db.insertInto('user_roles').values({ user_id: user.id, role_id: role.siwa });
    await expect(give.execute()).rejects.toThrow('a role of a company is given to its users only');
    const move = api.kernel.db
      .updateTable('users')
      .set({ company_id: company.siwa })
      .where('id', '=', user.id);
    await expect(move.execute()).rejects.toThrow('a user leaves the roles of a company with it');
  });

  it('roles out of sight are neither shown for users, nor found, counted or removed', async () => {
    const user = (await invite(admin, [role.closed, role.open])).json().data;
    const weak = await of(company.nile, [...managing, 'flights_search']);
    const path = `/users/${user.id}`;
    const shown = (await call('GET', path, weak)).json();
    expect(shown.roles.map(({ name }: Named) => name)).toEqual(['Own open']);
    const listed = (await call('GET', `/users?email=${user.email}`, weak)).json().data;
    expect(listed[0].roles).toEqual(shown.roles);
    expect((await call('GET', `/users?role=${role.closed}`, weak)).json()).toEqual({ data: [], total: 0 });
    expect((await call('GET', `/users?role=${role.closed}&type=company`, weak)).json().data).toEqual([]);
    expect((await call('GET', '/user/export', weak)).body).not.toContain('Own closed');
    const input = { name: user.name, email: user.email, phone: null, type: 'company', language: 'fr' };
    const saved = await call('PUT', path, weak, { ...input, company_id: company.nile, roles: [] });
    expect(saved.json().data.roles).toEqual([]);
    const left = (await call('GET', path, admin)).json().roles;
    expect(left.map(({ name }: Named) => name)).toEqual(['Own closed']);
  });

  it('a company’s user sees the number of visible users of a role', async () => {
    const shared = await make('Own shared', { assignable: true });
    await invite(admin, [shared], company.siwa);
    await invite(admin, [shared], company.nile);
    const count = async (by: GivenUser) =>
      (await call('GET', `/users_roles/${shared}`, by)).json().users as number;
    expect([await count(admin), await count(manager)]).toEqual([2, 1]);
  });

  it('“who can do this” names no role out of sight, and shows staff no role of a company', async () => {
    await of(company.nile);
    await invite(admin, [role.closed, role.nile]);
    await api.kernel.db.updateTable('users').set({ status: 'active' }).execute();
    const can = async (by: GivenUser) =>
      (await call('GET', '/who_can?permission=flights_search', by)).json().data.roles as string[];
    const own = (await can(manager)).filter((name) => name.startsWith('Own'));
    expect(own).toEqual(expect.arrayContaining(['Own nile']));
    expect(own).not.toContain('Own closed');
    expect((await can(admin)).filter((name) => /nile|siwa|delta/.test(name))).toEqual([]);
    expect(await can(admin)).toContain('Own closed');
  });

  it('a company’s user sees the permissions that a company’s role can hold', async () => {
    const keys = async (by: GivenUser) => (await call('GET', '/users_permissions', by)).json().data;
    expect(await keys(manager)).toContainEqual({ key: 'show_users', held: true, company: true });
    expect(await keys(manager)).not.toContainEqual(expect.objectContaining({ key: 'update_markups' }));
    expect(await keys(admin)).toContainEqual({ key: 'update_markups', held: true, company: false });
  });

  it('a role cannot be used to take a permission from a stronger user', async () => {
    const id = await make('Own basic', { permissions: ['show_users', 'show_tasks'] });
    const clerk = await givenUser(api, { permissions: ['update_roles', 'show_users', 'show_tasks'] });
    const stronger = await givenUser(api, { permissions: ['update_markups'] });
    const body = { name: 'Own basic', permissions: ['show_users'] };
    await api.kernel.db.insertInto('user_roles').values({ user_id: stronger.id, role_id: id }).execute();
    const refused = await call('PUT', `/users_roles/${id}`, clerk, body);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'role_of_stronger']);
    const named = { name: 'Own basics', permissions: ['show_users', 'show_tasks', 'update_roles'] };
    expect((await call('PUT', `/users_roles/${id}`, clerk, named)).statusCode).toBe(200);
    expect((await call('PUT', `/users_roles/${id}`, admin, body)).statusCode).toBe(200);
  });
});
