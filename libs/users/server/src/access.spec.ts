import { newId, systemChange, type Problem } from '@traveldesk/shared-server';
import { describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import {
  accessOf,
  administratorRoles,
  createUser,
  insertRole,
  setUserRoles,
  setUserStatus,
  systemAccess,
  userById,
} from './index';
import type { UserInput } from './create-user';
import { modules } from './testing/given.fake';

describeOnDatabase('giving and taking access', (makeApi) => {
  let api: TestApi;
  let administrators: string[];
  beforeAll(async () => {
    api = await makeApi({ modules });
    administrators = await administratorRoles(api.kernel.db);
  });
  afterEach(async () => {
    await api.kernel.db.deleteFrom('users').execute();
  });

  const role = (...permissions: string[]) =>
    systemChange(api.kernel, (tx) => insertRole(tx, { name: newId(), permissions }));
  const user = (roleIds: string[], change: Partial<UserInput> = {}) =>
    systemChange(api.kernel, (tx, record) =>
      createUser(tx, record, systemAccess, {
        name: 'Mona Said',
        email: `${newId()}@nile.example`,
        type: 'staff',
        language: 'en',
        status: 'active',
        ...change,
        roleIds,
      }),
    );
  const setRoles = async (byId: string | null, userId: string, roleIds: string[]) => {
    const by = byId === null ? systemAccess : await accessOf(api.kernel.db, byId);
    return systemChange(api.kernel, (tx, record) => setUserRoles(tx, record, by, { userId, roleIds }));
  };
  const setStatus = async (byId: string, userId: string, status: 'active' | 'suspended') => {
    const by = await accessOf(api.kernel.db, byId);
    return systemChange(api.kernel, (tx, record) =>
      setUserStatus(tx, record, by, { userId, status, now: new Date() }),
    );
  };
  const refused = (status: number, code: string) => expect.objectContaining({ status, code }) as Problem;

  it('changes what the user may do', async () => {
    const boss = await user(administrators);
    const clerk = await user([await role('show_users')]);
    await setRoles(boss.id, clerk.id, [await role('add_city'), await role('update_city', 'add_city')]);
    expect(await accessOf(api.kernel.db, clerk.id)).toEqual({
      administrator: false,
      permissions: new Set(['add_city', 'update_city']),
    });
  });

  it('is refused beyond the caller’s own permissions, in both directions', async () => {
    const clerk = await user([await role('show_users', 'add_users')]);
    const other = await user([await role('add_markups')]);
    await expect(setRoles(clerk.id, other.id, [])).rejects.toEqual(refused(403, 'permission_not_held'));
    await expect(setRoles(clerk.id, clerk.id, administrators)).rejects.toEqual(
      refused(403, 'administrators_only'),
    );
    await expect(setStatus(clerk.id, other.id, 'suspended')).rejects.toEqual(
      refused(403, 'permission_not_held'),
    );
    expect((await accessOf(api.kernel.db, other.id)).permissions).toEqual(new Set(['add_markups']));
  });

  it('suspends and reactivates, and ends all earlier sessions', async () => {
    const boss = await user(administrators);
    const clerk = await user([await role('add_city')]);
    await setStatus(boss.id, clerk.id, 'suspended');
    expect(await userById(api.kernel.db, clerk.id)).toMatchObject({
      status: 'suspended',
      sessions_from: expect.any(Date) as Date,
    });
    expect((await setStatus(boss.id, clerk.id, 'active')).status).toBe('active');
  });

  it('keeps the last administrator who can sign in', async () => {
    const boss = await user(administrators);
    await user(administrators, { status: 'suspended' });
    await user(administrators, { status: 'invited' });
    await expect(setRoles(boss.id, boss.id, [])).rejects.toEqual(refused(422, 'last_administrator'));
    await expect(setStatus(boss.id, boss.id, 'suspended')).rejects.toEqual(
      refused(422, 'last_administrator'),
    );
    const second = await user(administrators);
    await setStatus(boss.id, second.id, 'suspended');
    await setStatus(boss.id, second.id, 'active');
    await setRoles(boss.id, boss.id, []);
    expect((await accessOf(api.kernel.db, second.id)).administrator).toBe(true);
  });

  it('keeps one if two administrators remove each other at the same time', async () => {
    const [one, two] = [await user(administrators), await user(administrators)];
    const results = await Promise.allSettled([setRoles(null, one.id, []), setRoles(null, two.id, [])]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const left = [one, two].map(async ({ id }) => (await accessOf(api.kernel.db, id)).administrator);
    expect((await Promise.all(left)).filter(Boolean)).toHaveLength(1);
  });

  it('gives other domains the permissions of a user: none for a deleted or suspended user', async () => {
    const boss = await user(administrators);
    const clerk = await user([await role('add_city')]);
    const { rightsOf, permissions } = api.kernel;
    expect(await rightsOf(boss.id)).toEqual(permissions);
    expect(await rightsOf(clerk.id)).toEqual(new Set(['add_city']));
    await setStatus(boss.id, clerk.id, 'suspended');
    expect(await rightsOf(clerk.id)).toEqual(new Set());
    expect(await rightsOf(newId())).toEqual(new Set());
  });

  it('refuses unknown roles and users', async () => {
    const clerk = await user([]);
    await expect(setRoles(null, clerk.id, [newId()])).rejects.toEqual(refused(422, 'invalid'));
    await expect(setRoles(null, newId(), [])).rejects.toEqual(refused(404, 'not_found'));
  });

  it('refuses a second user with the same address', async () => {
    await user([], { email: 'layla@nile.example' });
    await expect(user([], { email: 'layla@nile.example' })).rejects.toMatchObject({
      status: 422,
      details: { fields: { email: 'email_taken' } },
    });
  });

  it('is recorded with old and new values', async () => {
    const boss = await user(administrators);
    const clerk = await user([]);
    await setRoles(boss.id, clerk.id, administrators);
    const entry = await api.kernel.db
      .selectFrom('audit_entries')
      .select(['action', 'before', 'after'])
      .where('entity_id', '=', clerk.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ action: 'update', before: { roles: [] }, after: { roles: ['Administrator'] } });
  });
});
