import { systemChange } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { setUserRoles } from './access';
import { systemAccess } from './access.rules';
import { givenCompany, givenUser, modules, type GivenUser } from './testing/given.fake';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

describeOnDatabase('power over users', (makeApi) => {
  let api: TestApi;
  let admin: GivenUser;
  let nile: string;
  let delta: string;
  beforeAll(async () => {
    api = await makeApi({ modules });
    admin = await givenUser(api, { administrator: true, name: 'Amira Mansour' });
    nile = await givenCompany(api, 'Nile Travel');
    delta = await givenCompany(api, 'Delta Tours', nile);
  });

  const call = (method: Method, path: string, by: GivenUser, payload?: object) =>
    api.inject({ method, url: `/api/v1${path}`, headers: by.headers, payload });
  const read = async (id: string) => (await call('GET', `/users/${id}`, admin)).json();
  /** The body of PUT for the current record, with a change. */
  const input = async (id: string, change: object = {}) => {
    const { name, email, phone, type, company, roles, language } = await read(id);
    const roleIds = roles.map((role: { id: string }) => role.id);
    const record = { name, email, phone, type, company_id: company?.id ?? null, roles: roleIds, language };
    return { ...record, ...change };
  };
  const put = async (id: string, by: GivenUser, change: object) =>
    call('PUT', `/users/${id}`, by, await input(id, change));
  const clerkOf = (...permissions: string[]) => givenUser(api, { permissions, name: 'Clerk' });
  const ofNile = (...permissions: string[]) =>
    givenUser(api, { type: 'company', companyId: nile, permissions });

  const changes: [string, () => object][] = [
    ['type', () => ({ type: 'customer' })],
    ['type and company', () => ({ type: 'customer', company_id: nile })],
    ['company, as a company’s user', () => ({ type: 'company', company_id: nile })],
    ['address', () => ({ email: 'mine@nile.example' })],
    ['roles', () => ({ roles: [] })],
  ];

  it.each(changes)('over an administrator is refused to others: %s', async (_what, change) => {
    const [clerk, other] = [
      await clerkOf('update_users'),
      await givenUser(api, { administrator: true, name: 'Second' }),
    ];
    const before = await read(other.id);
    const refused = await put(other.id, clerk, change());
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'administrators_only']);
    expect(await read(other.id)).toEqual(before);
  });

  it.each(changes)('over a stronger user is refused: %s', async (_what, change) => {
    const clerk = await clerkOf('update_users', 'show_users');
    const stronger = await clerkOf('show_users', 'update_markups');
    const before = await read(stronger.id);
    const refused = await put(stronger.id, clerk, change());
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'permission_not_held']);
    expect(await read(stronger.id)).toEqual(before);
  });

  it('over a stronger user is refused: status, invitation, deletion, shared roles', async () => {
    const clerk = await clerkOf('update_users', 'add_users', 'delete_users', 'add_city');
    const stronger = await clerkOf('add_city', 'update_markups');
    const invited = await givenUser(api, { permissions: ['update_markups'], status: 'invited' });
    const own = (await read(clerk.id)).roles.map(({ id }: { id: string }) => id);
    const strong = (await read(stronger.id)).roles.map(({ id }: { id: string }) => id);
    for (const [method, path, body] of [
      ['POST', `/users/${stronger.id}/status`, { status: 'suspended' }],
      ['POST', `/users/${invited.id}/invitation`, undefined],
      ['DELETE', `/users/${stronger.id}`, undefined],
      ['PUT', `/users/${stronger.id}`, await input(stronger.id, { roles: [...strong, ...own] })],
    ] as const) {
      const refused = await call(method, path, clerk, body);
      expect([path, refused.json().code]).toEqual([path, 'permission_not_held']);
    }
  });

  it('over a stronger user’s sessions is refused: reactivating an active user would end them', async () => {
    const clerk = await clerkOf('update_users');
    const stronger = await clerkOf('update_markups');
    const refused = await call('POST', `/users/${stronger.id}/status`, clerk, { status: 'active' });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'permission_not_held']);
  });

  it('does not count an administrator outside the staff as the last one', async () => {
    const odd = await givenUser(api, { administrator: true });
    const move = { type: 'company', company_id: nile } as const;
    await api.kernel.db.updateTable('users').set(move).where('id', '=', odd.id).execute();
    const others = api.kernel.db.updateTable('users').set({ status: 'suspended' });
    const status = 'active' as const;
    await others.where('id', 'not in', [odd.id, admin.id]).where('status', '=', status).execute();
    const demote = systemChange(api.kernel, (tx, record) =>
      setUserRoles(tx, record, systemAccess, { userId: admin.id, roleIds: [] }),
    );
    await expect(demote).rejects.toMatchObject({ status: 422, code: 'last_administrator' });
  });

  it('allows anybody with the permission to correct name, phone and language', async () => {
    const clerk = await clerkOf('update_users');
    const stronger = await clerkOf('update_markups');
    const change = { name: 'Mona S.', phone: '+201001234567', language: 'fr' };
    expect((await put(stronger.id, clerk, change)).statusCode).toBe(200);
    expect(await read(stronger.id)).toMatchObject(change);
  });

  it('lets a company’s manager move weaker colleagues, but no stronger one', async () => {
    const manager = await ofNile('update_users', 'show_users');
    const stronger = await ofNile('show_users', 'flights_bookings');
    const weaker = await ofNile('show_users');
    const refused = await put(stronger.id, manager, { company_id: delta });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'permission_not_held']);
    expect((await read(stronger.id)).company.id).toBe(nile);
    expect((await put(weaker.id, manager, { company_id: delta })).statusCode).toBe(200);
    expect((await read(weaker.id)).company.id).toBe(delta);
  });

  it.each([
    ['type', { type: 'customer' }, 'type'],
    ['type and company', { type: 'company' }, 'type'],
    ['address', { email: 'other@nile.example' }, 'email'],
    ['roles', { roles: [] }, 'roles'],
  ])('over oneself is refused: %s', async (_what, change, field) => {
    const more = 'type' in change && change.type === 'company' ? { company_id: nile } : {};
    const refused = await put(admin.id, admin, { ...change, ...more });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().fields)).toContain(field);
  });

  it('over one’s own company is refused', async () => {
    const manager = await ofNile('update_users', 'show_users');
    const refused = await put(manager.id, manager, { company_id: delta });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['company_id']]);
  });

  it('of administrators covers everybody, but an administrator must be staff', async () => {
    const other = await givenUser(api, { administrator: true });
    const kept = await put(other.id, admin, { type: 'company', company_id: nile });
    expect([kept.statusCode, Object.keys(kept.json().fields)]).toEqual([422, ['roles']]);
    const moved = await put(other.id, admin, { type: 'company', company_id: nile, roles: [] });
    expect(moved.statusCode).toBe(200);
    const [administrators] = (await call('GET', '/users_roles?name=administrator', admin)).json().data;
    const made = { ...(await input(other.id)), email: 'x@nile.example', roles: [administrators.id] };
    const refused = await call('POST', '/users', admin, made);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['roles']]);
  });
});
