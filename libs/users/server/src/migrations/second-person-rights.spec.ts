import { newId } from '@traveldesk/shared-server';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { sql, type Kysely } from 'kysely';
import { givenUser, modules } from '../testing/given.fake';
import { up } from './20261129T1350_second_person_rights';

describeOnDatabase('the upgrade that adds three permissions to approve', (makeApi) => {
  it('gives them to roles that approve adjustments, once, and records it in their history', async () => {
    const api = await makeApi({ modules });
    const { db } = api.kernel;
    const ids = { finance: newId(), audit: newId(), clerk: newId() };
    await sql`insert into roles (id, name, version) values
      (${ids.finance}, 'Finance', 3), (${ids.audit}, 'Audit', 1), (${ids.clerk}, 'Clerk', 1)`.execute(db);
    await sql`insert into role_permissions (role_id, permission) values
      (${ids.finance}, 'show_approvals'), (${ids.finance}, 'approve_adjustments'),
      (${ids.audit}, 'approve_adjustments'), (${ids.audit}, 'approve_credit'),
      (${ids.clerk}, 'add_deposits')`.execute(db);

    await up(db as unknown as Kysely<unknown>);

    const { rows } = await sql<object>`
      select name, version, array_agg(permission order by permission) as held from roles
      join role_permissions on role_id = id where id in (${ids.finance}, ${ids.audit}, ${ids.clerk})
      group by name, version order by name`.execute(db);
    const added = [
      'approve_adjustments',
      'approve_credit',
      'approve_exchange_rates',
      'approve_money_settings',
    ];
    expect(rows).toEqual([
      { name: 'Audit', version: 2, held: added },
      { name: 'Clerk', version: 1, held: ['add_deposits'] },
      { name: 'Finance', version: 4, held: [...added, 'show_approvals'] },
    ]);
    const admin = await givenUser(api, { administrator: true });
    const history = async (id: string) => {
      const url = `/api/v1/users_roles/${id}/history`;
      const answer = await api.inject({ method: 'GET', url, headers: admin.headers });
      return answer.json<{ data: { action: string; changes?: unknown }[] }>().data;
    };
    expect(await history(ids.finance)).toMatchObject([{ action: 'update' }]);
    expect(JSON.stringify(await history(ids.finance))).toContain('approve_credit');
    expect(await history(ids.clerk)).toEqual([]);
  });
});
