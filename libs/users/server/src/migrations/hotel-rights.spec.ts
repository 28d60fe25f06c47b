import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { sql, type Kysely } from 'kysely';
import { givenUser, modules } from '../testing/given.fake';
import * as hotelRights from './20261130T0611_hotel_rights';
import * as propertiesRight from './20261130T0810_hotel_properties_right';

describeOnDatabase('an upgrade that adds permissions', (makeApi) => {
  it.each([
    ['hotels', hotelRights, ['hotels_bookings', 'hotels_search']],
    ['records of properties', propertiesRight, ['update_hotel_properties']],
  ])('of %s gives them only to the administrators’ role, once, and records it', async (_, { up }, added) => {
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
    // Of two, one is already there, as if somebody had saved the role meanwhile.
    await sql`insert into role_permissions (role_id, permission)
      select id, unnest(${added.slice(1)}::text[]) from roles where administrator`.execute(db);
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
    expect(after.filter(({ held }) => held.includes(added[0] ?? ''))).toHaveLength(1);
    const id = after.find(({ administrator }) => administrator)?.id;
    const url = `/api/v1/users_roles/${id}/history`;
    const answer = await api.inject({ method: 'GET', url, headers: admin.headers });
    const entries: { action: string; changes?: unknown }[] = answer.json().data;
    const updates = entries.filter(({ action }) => action === 'update');
    expect(updates).toHaveLength(1);
    expect(JSON.stringify(updates)).toContain(added[0]);
  });
});
