import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { sql, type Kysely } from 'kysely';
import { givenUser, modules } from '../testing/given.fake';
import { up } from './20261130T0611_hotel_rights';

const added = ['hotels_bookings', 'hotels_search'];

describeOnDatabase('the upgrade that adds the permissions for hotels', (makeApi) => {
  it('gives them only to the administrators’ role, once, and records it in its history', async () => {
    const api = await makeApi({ modules });
    const db = api.kernel.db as unknown as Kysely<unknown>;
    const roles = async () =>
      (
        await sql<{ id: string; administrator: boolean; version: number; held: string[] }>`
          select id, administrator, version,
            array(select permission from role_permissions where role_id = roles.id order by permission) as held
          from roles order by id`.execute(db)
      ).rows;
    const admin = await givenUser(api, { administrator: true });
    await givenUser(api, { permissions: ['flights_search', 'flights_bookings', 'show_bookings'] });
    // One of the two is already there, as if somebody had saved the role meanwhile.
    await sql`insert into role_permissions (role_id, permission)
      select id, 'hotels_search' from roles where administrator`.execute(db);
    const before = await roles();
    await up(db);
    await up(db);
    const after = await roles();
    expect(after).toEqual(
      before.map((role) =>
        role.administrator
          ? { ...role, version: role.version + 1, held: [...new Set([...role.held, ...added])].sort() }
          : role,
      ),
    );
    expect(after.filter(({ held }) => held.includes('hotels_bookings'))).toHaveLength(1);
    const id = after.find(({ administrator }) => administrator)?.id;
    const url = `/api/v1/users_roles/${id}/history`;
    const answer = await api.inject({ method: 'GET', url, headers: admin.headers });
    const entries: { action: string; changes?: unknown }[] = answer.json().data;
    const updates = entries.filter(({ action }) => action === 'update');
    expect(updates).toHaveLength(1);
    expect(JSON.stringify(updates)).toContain('hotels_bookings');
  });
});
