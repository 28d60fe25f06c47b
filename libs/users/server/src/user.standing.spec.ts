import { Problem, type ServerModule, type UserChange } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { givenCompany, givenUser, modules, type GivenUser } from './testing/given.fake';
import { updateUser } from './users.sql';

const told: UserChange[] = [];

/** Another domain that listens to changes of users: it may refuse them, write, and record its own changes. */
const listener: ServerModule = {
  name: 'listener',
  migrations: {},
  texts: { en: {}, fr: {}, ar: {} },
  userChanged: () => async (tx, record, change) => {
    if (change.after.email === 'refused@nile.example') throw new Problem(422, 'own_account');
    told.push(change);
    await updateUser(tx, change.after.id, { password_changed: true });
    record({ entity: 'user', id: change.after.id, action: 'invite' });
  },
};

describeOnDatabase('the notice to other domains about a changed user', (makeApi) => {
  let api: TestApi;
  let admin: GivenUser;
  let companyId: string;
  beforeAll(async () => {
    api = await makeApi({ modules: [...modules, listener] });
    admin = await givenUser(api, { administrator: true });
    companyId = await givenCompany(api, 'Nile Travel');
  });
  beforeEach(() => told.splice(0));

  const call = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) =>
    api.inject({ method, url: `/api/v1${path}`, headers: admin.headers, payload });
  const input = (user: GivenUser, change: object = {}) => ({
    name: 'Layla Haddad',
    email: user.email,
    phone: null,
    type: 'staff',
    company_id: null,
    roles: [],
    language: 'en',
    ...change,
  });

  it.each([
    ['address', () => ({ email: 'new.layla@nile.example' }), () => ({ email: 'new.layla@nile.example' })],
    [
      'type and company',
      () => ({ type: 'company', company_id: companyId }),
      () => ({ type: 'company', companyId }),
    ],
  ])(
    'is sent for another %s, with old and new values, and the answer includes their writes',
    async (_what, change, after) => {
      const user = await givenUser(api);
      const saved = await call('PUT', `/users/${user.id}`, input(user, change()));
      expect(saved.statusCode).toBe(200);
      const was = { id: user.id, email: user.email, type: 'staff', companyId: null, status: 'active' };
      expect(told).toEqual([
        {
          actor: expect.objectContaining({ userId: admin.id }) as object,
          before: was,
          after: { ...was, ...after() },
        },
      ]);
      expect(saved.json().data).toMatchObject({ password_changed: true });
      const { headers } = await call('GET', `/users/${user.id}`);
      expect(saved.headers['etag']).toBe(headers['etag']);
      const history = (await call('GET', `/users/${user.id}/history`)).json();
      expect(history.data.map(({ action }: { action: string }) => action).slice(0, 2)).toEqual([
        'invite',
        'update',
      ]);
    },
  );

  it('is sent for another status', async () => {
    const user = await givenUser(api);
    await call('POST', `/users/${user.id}/status`, { status: 'suspended' });
    await call('POST', `/users/${user.id}/status`, { status: 'active' });
    expect(told.map(({ before, after }) => [before.status, after.status])).toEqual([
      ['active', 'suspended'],
      ['suspended', 'active'],
    ]);
  });

  it('is sent for a deletion, as a suspension, before the row is deleted', async () => {
    const user = await givenUser(api);
    const deleted = await api.inject({
      method: 'DELETE',
      url: `/api/v1/users/${user.id}`,
      headers: admin.headers,
    });
    expect(deleted.statusCode).toBe(200);
    expect(told.map(({ before, after }) => [before.id, before.status, after.status])).toEqual([
      [user.id, 'active', 'suspended'],
    ]);
  });

  it('is not sent if only the name, phone, language or roles change', async () => {
    const user = await givenUser(api);
    const change = { name: 'Layla H.', phone: '+201001234567', language: 'ar' };
    expect((await call('PUT', `/users/${user.id}`, input(user, change))).statusCode).toBe(200);
    expect(told).toEqual([]);
  });

  it('leaves the user unchanged if a domain refuses', async () => {
    const user = await givenUser(api);
    const refused = await call('PUT', `/users/${user.id}`, input(user, { email: 'refused@nile.example' }));
    expect(refused.statusCode).toBe(422);
    expect((await call('GET', `/users/${user.id}`)).json().email).toBe(user.email);
  });
});
