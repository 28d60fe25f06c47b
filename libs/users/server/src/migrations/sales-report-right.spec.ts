import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { sql, type Kysely } from 'kysely';
import { givenUser, modules } from '../testing/given.fake';
import { up } from './20261129T1840_sales_report_right';

describeOnDatabase('the upgrade that adds the permission for the sales report', (makeApi) => {
  it('gives it only to the administrators’ role, once, and records it in its history', async () => {
    const api = await makeApi({ modules });
    const db = api.kernel.db as unknown as Kysely<unknown>;
    const held = async () =>
      (
        await sql<{ name: string; version: number }>`
          select name, version from roles join role_permissions on role_id = id
          where permission = 'show_sales_report'`.execute(db)
      ).rows;
    // In a new installation nobody has the role, and the role holds every permission anyway.
    expect(await held()).toEqual([]);
    const admin = await givenUser(api, { administrator: true });
    await givenUser(api, { permissions: ['show_transactions'] });
    await up(db);
    await up(db);
    const [role, ...others] = await held();
    expect([role?.version, others]).toEqual([2, []]);
    const { rows } = await sql<{ id: string }>`select id from roles where name = ${role?.name}`.execute(db);
    const url = `/api/v1/users_roles/${rows[0]?.id}/history`;
    const answer = await api.inject({ method: 'GET', url, headers: admin.headers });
    expect(answer.json().data.filter(({ action }: { action: string }) => action === 'update')).toHaveLength(
      1,
    );
    expect(answer.body).toContain('show_sales_report');
  });
});
