import type { Actor } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { givenCompany, givenUser, modules, type GivenUser } from './testing/given.fake';
import { userKind } from './user-kind';

/** A caller who only chooses a user sees no phone, role or sign-in, and must not find them out through queries. */
describeOnDatabase('hidden fields of users', (makeApi) => {
  let api: TestApi;
  let chooser: GivenUser;
  let exporter: GivenUser;
  let admin: GivenUser;
  let roleId: string;
  beforeAll(async () => {
    api = await makeApi({ modules });
    admin = await givenUser(api, { administrator: true, name: 'Amira Mansour' });
    chooser = await givenUser(api, { permissions: ['show_tasks'], name: 'Chooser' });
    exporter = await givenUser(api, { permissions: ['export_users'], name: 'Exporter' });
    await givenUser(api, { name: 'Hidden Zeta', phone: '+33600000001', permissions: ['add_city'] });
    await givenUser(api, { name: 'Hidden Alpha', phone: '+33600000002' });
    await givenUser(api, { name: 'Hidden Beta', phone: '+33600000000' });
    const [zeta] = (await get('/users?q=zeta', admin)).data;
    roleId = zeta.roles[0].id;
    const at = (name: string, day: string) =>
      api.kernel.db
        .updateTable('users')
        .set({ last_login_at: new Date(day) })
        .where('name', '=', name)
        .execute();
    // The order by these fields differs from the order by name, in both directions.
    await at('Hidden Beta', '2025-12-31');
    await at('Hidden Zeta', '2026-01-01');
    await at('Hidden Alpha', '2026-01-02');
  });

  const get = async (path: string, by: GivenUser) =>
    (await api.inject({ url: `/api/v1${path}`, headers: by.headers })).json();
  const names = async (query: string, by: GivenUser) => {
    const { data, total } = await get(`/users?${query}`, by);
    expect(data.length).toBe(total);
    return data.map(({ name }: { name: string }) => name);
  };

  it('include the names of users out of sight, when a record refers to them', async () => {
    const nile = await givenCompany(api, 'Nile Travel');
    const manager = { type: 'company', companyId: nile } as Actor;
    const own = await givenUser(api, { type: 'company', companyId: nile, name: 'Own' });
    const named = await userKind.names(api.kernel.db, manager, [own.id, admin.id], {});
    expect([...named]).toEqual([[own.id, 'Own']]);
  });

  it.each(['phone=0033600', 'q=hidden&phone=33600000001', 'name=hidden&phone=%2B3'])(
    'cannot be used to find somebody by phone: %s',
    async (query) => {
      expect(await names(query, admin)).not.toEqual([]);
      expect(await names(query, chooser)).toEqual([]);
    },
  );

  it.each(['', 'name=hidden&', 'q=hidden&'])(
    'cannot be used to find somebody by role: %srole=…',
    async (more) => {
      expect(await names(`${more}role=${roleId}`, admin)).toEqual(['Hidden Zeta']);
      expect(await names(`${more}role=${roleId}`, chooser)).toEqual([]);
    },
  );

  it.each(['phone', '-phone', 'last_login_at', '-last_login_at'])(
    'are not revealed when sorting by %s',
    async (sort) => {
      const told = [await names(`name=hidden&sort=${sort}`, chooser), await names('name=hidden', chooser)];
      expect(told).toEqual([
        ['Hidden Alpha', 'Hidden Beta', 'Hidden Zeta'],
        ['Hidden Alpha', 'Hidden Beta', 'Hidden Zeta'],
      ]);
    },
  );

  it('are available for filters and sorts to callers who work on users', async () => {
    const byPhone = ['Hidden Beta', 'Hidden Zeta', 'Hidden Alpha'];
    expect(await names('name=hidden&sort=phone', admin)).toEqual(byPhone);
    expect(await names('name=hidden&sort=-last_login_at', admin)).toEqual(byPhone.toReversed());
  });

  it('are neither in the file of a caller who may export but not see users, nor found by its filters', async () => {
    const file = async (query: string, by = exporter) =>
      (await api.inject({ url: `/api/v1/user/export?${query}`, headers: by.headers })).body;
    expect(await file('name=hidden')).toContain('Hidden Zeta');
    expect(await file('name=hidden')).not.toContain('33600000001');
    expect(await file('phone=336')).not.toContain('Hidden');
    expect((await file('name=hidden&sort=phone')).indexOf('Alpha')).toBeLessThan(
      (await file('name=hidden&sort=phone')).indexOf('Zeta'),
    );
  });
});
