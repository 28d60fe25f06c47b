import { sql, type Kysely } from 'kysely';
import { describeOnDatabase } from '@traveldesk/shared-testing/server';
import { givenUser, modules } from '../testing/given.fake';
import { up } from './20261123T0255_power_grants';
import { up as noteKinds } from './20261129T1400_power_kinds';

describeOnDatabase('power given before it was recorded', (makeApi) => {
  it('is read from the audit trail: roles, addresses and reactivations, but neither names nor suspensions; its kind is unknown', async () => {
    const api = await makeApi({ modules });
    const { db } = api.kernel;
    const admin = await givenUser(api, { administrator: true });
    const people = {
      moved: await givenUser(api),
      named: await givenUser(api),
      suspended: await givenUser(api),
      letIn: await givenUser(api),
    };
    const send = async (method: 'PUT' | 'POST', path: string, payload: object) => {
      const url = `/api/v1/users/${path}`;
      const answer = await api.inject({ method, url, headers: admin.headers, payload });
      expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 });
    };
    const body = async ({ id }: { id: string }, change: object) => {
      const { rows } = await sql<{ role: string }>`
        select role_id as role from user_roles where user_id = ${id}`.execute(db);
      const facts = { name: 'Layla Haddad', phone: null, type: 'staff', company_id: null, language: 'en' };
      return { ...facts, roles: rows.map(({ role }) => role), ...change };
    };
    const { moved, named, suspended, letIn } = people;
    await send('PUT', moved.id, await body(moved, { email: 'moved@nile.example' }));
    await send('PUT', named.id, await body(named, { email: named.email, name: 'Another Name' }));
    await send('POST', `${suspended.id}/status`, { status: 'suspended' });
    await send('POST', `${letIn.id}/status`, { status: 'suspended' });
    await send('POST', `${letIn.id}/status`, { status: 'active' });
    const grants = async () =>
      (
        await sql<{ giver: string; receiver: string; kind: string }>`
          select giver_id as giver, receiver_id as receiver, kind from power_grants order by receiver_id`.execute(
          db,
        )
      ).rows;
    const given = (kinds: [string, string][]) =>
      kinds.map(([receiver, kind]) => ({ giver: admin.id, receiver, kind }));
    const noted = await grants();
    expect(noted).toHaveLength(2);
    expect(noted).toEqual(
      expect.arrayContaining(
        given([
          [moved.id, 'moved'],
          [letIn.id, 'let_in'],
        ]),
      ),
    );

    await sql`drop table power_grants`.execute(db);
    await up(db as unknown as Kysely<unknown>);
    await noteKinds(db as unknown as Kysely<unknown>);
    expect(await grants()).toEqual(given(noted.map(({ receiver }) => [receiver, 'unknown'])));
  });
});
