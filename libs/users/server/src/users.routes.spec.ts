import { newId, systemChange } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { insertRole } from './roles.sql';
import { givenCompany, givenUser, modules, type GivenUser } from './testing/given.fake';

const unknownId = '0193a1b2-0000-7000-8000-00000000ffff';

describeOnDatabase('the users', (makeApi) => {
  let api: TestApi;
  let admin: GivenUser;
  beforeAll(async () => {
    api = await makeApi({ modules });
    admin = await givenUser(api, { administrator: true, name: 'Amira Mansour' });
  });

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    by: GivenUser,
    payload?: object,
    more = {},
  ) => api.inject({ method, url: `/api/v1${path}`, headers: { ...by.headers, ...more }, payload });

  const input = (change: object = {}) => ({
    name: 'Rana Saleh',
    email: `rana.${Math.random().toString(36).slice(2)}@nile.example`,
    phone: null,
    type: 'staff',
    company_id: null,
    roles: [],
    language: 'fr',
    ...change,
  });

  const hiddenRole = (companyId: string | null) =>
    systemChange(api.kernel, (tx) =>
      insertRole(tx, { name: newId(), companyId, permissions: ['update_airports'] }),
    );

  const invited = async (change: object = {}) => {
    const answer = await call('POST', '/users', admin, input(change));
    expect(answer.statusCode).toBe(201);
    return answer.json().data;
  };

  it('invites a user, and normalizes address and phone', async () => {
    const answer = await call(
      'POST',
      '/users',
      admin,
      input({ email: ' Rana@Nile.Example ', phone: '+٢٠ ١٠٠ ١٢٣ ٤٥٦٧' }),
    );
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['etag']).toBe('"1"');
    expect(answer.json()).toMatchObject({
      message: 'An invitation is on its way to rana@nile.example.',
      data: {
        name: 'Rana Saleh',
        email: 'rana@nile.example',
        phone: '+201001234567',
        status: 'invited',
        version: 1,
      },
    });
    const again = await call('POST', '/users', admin, input({ email: 'RANA@nile.example' }));
    expect(again.statusCode).toBe(422);
    expect(again.json().fields).toEqual({ email: 'Another user already has this email address.' });
  });

  it.each([
    ['a name with a right-to-left override', { name: 'Rana \u202eelas' }, ['name']],
    ['a name of 10,000 characters', { name: 'x'.repeat(10_000) }, ['name']],
    ['an invalid address', { email: 'rana' }, ['email']],
    ['an invalid phone', { phone: '12' }, ['phone']],
    ['staff with a company', { company_id: unknownId }, ['company_id']],
    ['a company’s user without one', { type: 'company' }, ['company_id']],
    ['an unknown company', { type: 'company', company_id: unknownId }, ['company_id']],
    ['an unknown role', { roles: [unknownId] }, ['roles']],
  ])('refuses %s at its field', async (_what, change, fields) => {
    const answer = await call('POST', '/users', admin, input(change));
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().fields)).toEqual(fields);
  });

  it('keeps markup and formulas as plain text', async () => {
    const user = await invited({ name: '<img src=x onerror=alert(1)>' });
    expect(user.name).toBe('<img src=x onerror=alert(1)>');
  });

  it('finds by each filter, ignoring accents and case', async () => {
    const user = await invited({ name: 'Éléonore Dubois', phone: '+33612345678' });
    for (const query of [
      'name=eleonore',
      'q=DUBOIS',
      `email=${user.email.slice(3)}`,
      'phone=0033612',
      'status=invited&name=dubois',
    ]) {
      const page = (await call('GET', `/users?${query}`, admin)).json();
      expect(page.data.map(({ id }: { id: string }) => id)).toContain(user.id);
    }
    expect((await call('GET', '/users?name=dubois&status=suspended', admin)).json()).toEqual({
      data: [],
      total: 0,
    });
  });

  it('answers 404 for an unknown user, 400 for an invalid id, 412 for a stale edit', async () => {
    const user = await invited();
    expect((await call('GET', `/users/${unknownId}`, admin)).statusCode).toBe(404);
    expect((await call('GET', '/users/me', admin)).statusCode).toBe(400);
    const saved = await call(
      'PUT',
      `/users/${user.id}`,
      admin,
      input({ email: user.email, name: 'Rana S.' }),
      { 'if-match': '"1"' },
    );
    expect(saved.statusCode).toBe(200);
    const stale = await call('PUT', `/users/${user.id}`, admin, input({ email: user.email }), {
      'if-match': '"1"',
    });
    expect(stale.statusCode).toBe(412);
    const history = (await call('GET', `/users/${user.id}/history`, admin)).json();
    expect(history.data[0]).toMatchObject({
      action: 'update',
      changes: [{ field: 'name', before: 'Rana Saleh', after: 'Rana S.' }],
    });
  });

  it('nobody gives or takes permissions that they do not hold, and nobody changes their own roles', async () => {
    const clerk = await givenUser(api, {
      permissions: ['show_users', 'update_users', 'add_users', 'add_roles'],
    });
    const strong = (
      await call('POST', '/users_roles', admin, { name: 'Treasurer', permissions: ['show_transactions'] })
    ).json().data;
    expect((await call('POST', '/users', clerk, input({ roles: [strong.id] }))).statusCode).toBe(403);
    const weak = await invited();
    const given = await call(
      'PUT',
      `/users/${weak.id}`,
      clerk,
      input({ email: weak.email, roles: [strong.id] }),
    );
    expect(given.json()).toMatchObject({ code: 'permission_not_held' });
    const taken = await call(
      'PUT',
      `/users/${weak.id}`,
      admin,
      input({ email: weak.email, roles: [strong.id] }),
    );
    expect(taken.statusCode).toBe(200);
    expect(
      (await call('PUT', `/users/${weak.id}`, clerk, input({ email: weak.email, roles: [] }))).statusCode,
    ).toBe(403);
    const moved = await call(
      'PUT',
      `/users/${weak.id}`,
      clerk,
      input({ email: 'mine@nile.example', roles: [strong.id] }),
    );
    expect(moved.json()).toMatchObject({ code: 'permission_not_held' });
    const own = await call('PUT', `/users/${clerk.id}`, clerk, input({ email: clerk.email, roles: [] }));
    expect(own.json().fields).toHaveProperty('roles');
    expect(
      (await call('POST', '/users_roles', clerk, { name: 'Sly', permissions: ['show_transactions'] }))
        .statusCode,
    ).toBe(403);
  });

  it('another address requires a fresh sign-in; other changes of a user do not', async () => {
    const user = await invited();
    const stale = await api.signIn({ userId: admin.id, permissions: ['update_users'], fresh: false });
    const by = { ...admin, headers: stale };
    const named = await call('PUT', `/users/${user.id}`, by, input({ email: user.email, name: 'Rana T.' }));
    expect(named.statusCode).toBe(200);
    const moved = await call('PUT', `/users/${user.id}`, by, input({ email: `new.${user.email}` }));
    expect([moved.statusCode, moved.json().code]).toEqual([403, 'fresh_sign_in_required']);
    expect((await call('GET', `/users/${user.id}`, admin)).json().email).toBe(user.email);
    const fresh = await call('PUT', `/users/${user.id}`, admin, input({ email: `new.${user.email}` }));
    expect(fresh.statusCode).toBe(200);
  });

  it('suspends, reactivates and deletes, but not the user’s own account', async () => {
    const other = await givenUser(api);
    expect(
      (await call('POST', `/users/${other.id}/status`, admin, { status: 'suspended' })).json().data.status,
    ).toBe('suspended');
    expect(
      (await call('POST', `/users/${other.id}/status`, admin, { status: 'active' })).json().data.status,
    ).toBe('active');
    expect(
      (await call('POST', `/users/${admin.id}/status`, admin, { status: 'suspended' })).json().code,
    ).toBe('own_account');
    expect((await call('DELETE', `/users/${admin.id}`, admin)).json().code).toBe('own_account');
    expect((await call('DELETE', `/users/${other.id}`, admin)).statusCode).toBe(200);
    expect((await call('GET', `/users/${other.id}`, admin)).statusCode).toBe(404);
  });

  it('does not activate a user who has not accepted the invitation', async () => {
    const waiting = await invited();
    const refused = await call('POST', `/users/${waiting.id}/status`, admin, { status: 'active' });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'user_still_invited']);
    expect((await call('GET', `/users/${waiting.id}`, admin)).json().status).toBe('invited');
  });

  it('a company’s user sees only their own company and its subsidiaries, everywhere', async () => {
    const top = await givenCompany(api, 'Nile Travel');
    const below = await givenCompany(api, 'Nile Luxor', top);
    const foreign = await givenCompany(api, 'Seine Voyages');
    const permissions = ['show_users', 'update_users', 'add_users', 'delete_users', 'export_users'];
    const agent = await givenUser(api, {
      type: 'company',
      companyId: top,
      permissions,
      name: 'Nadia Farouk',
    });
    const luxor = await givenUser(api, { type: 'company', companyId: below, name: 'Karim Luxor' });
    const seine = await givenUser(api, { type: 'company', companyId: foreign, name: 'Claire Seine' });

    const page = (await call('GET', '/users?sort=name', agent)).json();
    expect(page.data.map(({ id }: { id: string }) => id).sort()).toEqual([agent.id, luxor.id].sort());
    expect(page.total).toBe(2);
    expect((await call('GET', '/users?q=seine', agent)).json()).toEqual({ data: [], total: 0 });
    const missing = (await call('GET', `/users/${unknownId}`, agent)).json();
    for (const path of ['', '/history', '/logs']) {
      const answer = await call('GET', `/users/${seine.id}${path}`, agent);
      expect(answer.statusCode).toBe(404);
      expect({ ...answer.json(), request_id: '' }).toEqual({ ...missing, request_id: '' });
    }
    expect((await call('DELETE', `/users/${seine.id}`, agent)).statusCode).toBe(404);
    const file = await call('GET', '/user/export', agent);
    expect(file.body).toContain('Karim Luxor');
    expect(file.body).not.toContain('Claire Seine');
    const inside = { type: 'company', company_id: top };
    for (const hidden of [await hiddenRole(null), await hiddenRole(foreign), unknownId]) {
      const given = await call('POST', '/users', agent, input({ ...inside, roles: [hidden] }));
      expect([given.statusCode, Object.keys(given.json().fields ?? {})]).toEqual([422, ['roles']]);
      expect(given.body).not.toContain('update_airports');
    }
    const staff = await call('POST', '/users', agent, input());
    expect(staff.json().fields).toHaveProperty('type');
    const placed = await call('POST', '/users', agent, input({ type: 'company', company_id: foreign }));
    expect(placed.json().fields).toHaveProperty('company_id');
  });

  it('exports the filtered set as CSV with formulas as text, and records it', async () => {
    await invited({ name: '=HYPERLINK("https://evil.example")' });
    const answer = await call('GET', '/user/export?name=hyperlink', admin, undefined, {
      'accept-language': 'fr',
    });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="users.csv"');
    const lines = answer.body.split('\r\n');
    expect(lines[0]).toBe(
      '\ufeffNom;E-mail;Téléphone;Type;Société;Rôles;Statut;Langue;Dernière connexion;Créé le',
    );
    expect(lines[1]).toMatch(/^"'=HYPERLINK\(""https/);
    expect(lines[1]).toMatch(/;Personnel;.*;Invité;/);
    expect(lines).toHaveLength(3);
    const logs = (await call('GET', `/users/${admin.id}/logs`, admin)).json();
    expect(logs.data[0]).toMatchObject({ entity: 'user', action: 'export' });
  });

  it('a caller who only chooses a user sees no phones, roles and sign-ins', async () => {
    await invited({ name: 'Hidden Numbers', phone: '+33699999999' });
    const chooser = await givenUser(api, { permissions: ['add_tasks'] });
    const [user] = (await call('GET', '/users?q=hidden', chooser)).json().data;
    expect(user).toMatchObject({ name: 'Hidden Numbers', phone: null, roles: [], last_login_at: null });
    expect((await call('GET', `/users/${user.id}`, chooser)).statusCode).toBe(403);
  });

  it('users change their own name, phone and language, and nothing else of themselves', async () => {
    const clerk = await givenUser(api, { permissions: [] });
    const own = { name: 'Layla H.', phone: null, language: 'ar' };
    const saved = await call('PUT', '/profile', clerk, own);
    expect(saved.json()).toMatchObject({ data: { name: 'Layla H.', language: 'ar', version: 2 } });
    const more = await call('PUT', '/profile', clerk, { ...own, roles: [] });
    expect(more.statusCode).toBe(422);
    expect((await call('GET', '/profile', clerk)).json()).toMatchObject({
      name: 'Layla H.',
      time_zone: null,
    });
  });

  it('users choose their own time zone, which a change without it keeps', async () => {
    const clerk = await givenUser(api, { permissions: [] });
    const own = { name: 'Layla H.', phone: null, language: 'ar' };
    const save = (more: object) => call('PUT', '/profile', clerk, { ...own, ...more });
    const zones: unknown[] = [];
    for (const more of [{ time_zone: 'Asia/Beirut' }, {}, { time_zone: null }])
      zones.push((await save(more)).json().data.time_zone);
    expect(zones).toEqual(['Asia/Beirut', 'Asia/Beirut', null]);
    const wrong = (await save({ time_zone: 'Atlantis/Capital' })).json();
    expect(wrong.fields).toEqual({ time_zone: expect.stringContaining('Africa/Cairo') });
    const { data } = (await call('GET', `/users/${clerk.id}/logs`, admin)).json();
    expect(data[0].changes).toContainEqual({ field: 'time_zone', before: 'Asia/Beirut', after: null });
  });
});
