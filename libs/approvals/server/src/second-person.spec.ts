import type { ApprovalDetails } from '@traveldesk/approvals-contract';
import { sql } from 'kysely';
import { dayMs } from '@traveldesk/shared-contract';
import { newId, systemChange } from '@traveldesk/shared-server';
import { addCompany, describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import {
  ask,
  approver,
  bodyOf,
  deskModules,
  effectsOf,
  givenPerson,
  programOf,
  send,
  type Person,
} from './testing/desk.fake';
import { manager, powerIn } from './testing/power.fake';

describeOnDatabase('the second person', (makeApi) => {
  let api: TestApi;
  let nile: string;

  beforeAll(async () => {
    api = await makeApi({ modules: deskModules });
    nile = await addCompany(api, { name: 'Nile Travel' });
  });

  const { call, newRole, put, invite, agedBy, requestsAgedBy, codeOf, between } = powerIn(() => api);

  it('is not the author', async () => {
    const author = await givenPerson(api);
    const { id } = await ask(api, author);
    expect(await codeOf('approve', id, author)).toBe('approval_own');
    expect(await codeOf('decline', id, author)).toBe('approval_own');
    expect(await effectsOf(api, id)).toEqual([]);
  });

  it('is not the author under another account of the same address', async () => {
    const author = await givenPerson(api);
    const { id } = await ask(api, author);
    const email = author.actor.email;
    await sql`update users set email = ${`${newId()}@desk.example`} where id = ${author.id}`.execute(
      api.kernel.db,
    );
    const again = await givenPerson(api, { email, name: 'Aamir Again' });
    expect(await codeOf('approve', id, again)).toBe('approval_own');
    const { headers } = await givenPerson(api);
    const { deciders } = (
      await api.inject({ url: `/api/v1/approvals/${id}`, headers })
    ).json<ApprovalDetails>();
    expect(deciders?.people).not.toEqual([]);
    expect(deciders?.people.map((one) => one.id)).not.toContain(again.id);
  });

  it('needs the permission, and an address that the author never had', async () => {
    const [one, other] = [await givenPerson(api), await givenPerson(api)];
    expect(await between(one, other)).toEqual([200, 200]);
  });

  describe('and an API token:', () => {
    it('its maker is not the second person for its requests', async () => {
      const [maker, other] = [await givenPerson(api), await givenPerson(api)];
      const { id, author } = await ask(api, await programOf(api, maker, nile), { companyId: nile });
      expect(author).toMatchObject({ id: maker.id, name: 'Nile Travel · ERP', companyId: nile });
      expect(await codeOf('approve', id, maker)).toBe('approval_own_program');
      expect(await codeOf('approve', id, other)).toBe(200);
    });

    it('it is never the second person itself', async () => {
      const { id } = await ask(api, await givenPerson(api));
      const headers = await api.signIn({ permissions: approver, apiToken: true });
      const answer = await send(api, 'approve', id, { headers });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'api_token_refused']);
    });
  });

  describe('is not a person who, in either direction,', () => {
    const refused = ['approval_power_received', 'approval_power_given'];

    it('invited the other', async () => {
      const inviter = await givenPerson(api, { permissions: manager });
      const invited = await invite(inviter);
      expect(await between(inviter, invited)).toEqual(refused);
    });

    it('gave the other a role', async () => {
      const [giver, receiver] = [await givenPerson(api, { permissions: manager }), await givenPerson(api)];
      const { roles } = await bodyOf(api, receiver);
      await put(giver, receiver, { roles: [...roles, await newRole()] });
      expect(await between(giver, receiver)).toEqual(refused);
    });

    it('gave a permission to a role that the other has', async () => {
      const giver = await givenPerson(api, { permissions: manager });
      const receiver = await givenPerson(api);
      const { roles } = await bodyOf(api, receiver);
      const name = newId();
      await call('PUT', `/users_roles/${roles[0]}`, giver, { name, permissions: [...approver, 'add_gifts'] });
      expect(await between(giver, receiver)).toEqual(refused);
    });

    it('exchanged a permission of a role that the other has for another one', async () => {
      const giver = await givenPerson(api, { permissions: manager });
      const receiver = await givenPerson(api, { permissions: [...approver, 'show_users'] });
      const { roles } = await bodyOf(api, receiver);
      const name = newId();
      await call('PUT', `/users_roles/${roles[0]}`, giver, { name, permissions: [...approver, 'add_gifts'] });
      expect(await between(giver, receiver)).toEqual(refused);
    });

    it('changed the other’s address, to which a password reset goes', async () => {
      const giver = await givenPerson(api, { permissions: manager });
      const receiver = await givenPerson(api);
      await put(giver, receiver, { email: `${newId()}@desk.example` });
      expect(await between(giver, receiver)).toEqual(refused);
    });

    it('moved the other to another company', async () => {
      const giver = await givenPerson(api, { permissions: manager });
      const receiver = await givenPerson(api, { type: 'company', companyId: nile, permissions: [] });
      const { id: before } = await ask(api, receiver);
      expect(await codeOf('approve', before, giver)).toBe(200);
      const elsewhere = await addCompany(api, { name: 'Elsewhere' });
      await put(giver, receiver, { company_id: elsewhere, roles: [] });
      const { id: after } = await ask(api, receiver);
      expect(await codeOf('approve', after, giver)).toBe('approval_power_given');
    });

    it('let the other sign in again', async () => {
      const giver = await givenPerson(api, { permissions: manager });
      const [receiver, fresh] = [await givenPerson(api), await givenPerson(api)];
      for (const status of ['suspended', 'active'])
        await call('POST', `/users/${receiver.id}/status`, giver, { status });
      expect(await between(giver, receiver)).toEqual(refused);
      expect(await between(giver, fresh)).toEqual([200, 200]);
    });

    it('created the creator of the other', async () => {
      const first = await givenPerson(api, { permissions: manager });
      const last = await invite(await invite(first));
      expect(await between(first, last)).toEqual(refused);
    });
  });

  it('may have changed the other’s name, or have removed rights', async () => {
    const [one, other] = [await givenPerson(api, { permissions: manager }), await givenPerson(api)];
    const { roles } = await bodyOf(api, other);
    await put(one, other, { name: 'Another Name' });
    const spare = await newRole(['show_users']);
    await systemChange(api.kernel, (tx) =>
      tx.insertInto('user_roles').values({ user_id: other.id, role_id: spare }).execute(),
    );
    await put(one, other, { roles });
    expect(await between(one, other)).toEqual([200, 200]);
  });

  it('may have invited the other more than seven days ago', async () => {
    const inviter = await givenPerson(api, { permissions: manager });
    const invited = await invite(inviter);
    await agedBy(7 * dayMs - 3_600_000);
    expect(await between(inviter, invited)).not.toContain(200);
    await agedBy(2 * 3_600_000);
    expect(await between(inviter, invited)).toEqual([200, 200]);
  });

  it.each(['first', 'second'] as const)(
    'may be connected through a third person if the %s step is more than seven days old',
    async (old) => {
      const one = await givenPerson(api, { permissions: manager });
      const middle = await givenPerson(api, { permissions: manager });
      const empower = async () => {
        const { roles } = await bodyOf(api, middle);
        await put(one, middle, { roles: [...roles, await newRole()] });
      };
      if (old === 'first') await empower();
      const invited = old === 'second' ? await invite(middle) : undefined;
      await agedBy(8 * dayMs);
      if (old === 'second') await empower();
      expect(await between(one, invited ?? (await invite(middle)))).toEqual([200, 200]);
    },
  );

  it('is not gained by waiting, or by giving power after the request', async () => {
    const inviter = await givenPerson(api, { permissions: manager });
    const waited = await ask(api, await invite(inviter));
    await requestsAgedBy(10 * dayMs);
    await agedBy(10 * dayMs);
    expect(await codeOf('approve', waited.id, inviter)).toBe('approval_power_given');
    const mine = await ask(api, inviter);
    expect(await codeOf('approve', mine.id, await invite(inviter))).toBe('approval_power_received');
  });

  it('may decline the request of somebody whom they invited', async () => {
    const inviter = await givenPerson(api, { permissions: manager });
    const { id } = await ask(api, await invite(inviter));
    expect(await codeOf('decline', id, inviter)).toBe(200);
  });

  it('must have the permission of the kind at the moment of the decision', async () => {
    const author = await givenPerson(api);
    const { id } = await ask(api, author);
    const reader = await givenPerson(api, { permissions: ['show_approvals'] });
    for (const what of ['approve', 'decline'] as const) {
      const answer = await send(api, what, id, reader);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'forbidden', permissions: ['approve_gifts'] });
    }
    // These people lost their role or were suspended during the call.
    const late = await givenPerson(api);
    await sql`delete from user_roles where user_id = ${late.id}`.execute(api.kernel.db);
    expect(await codeOf('approve', id, late)).toBe('forbidden');
    const suspended = await givenPerson(api);
    await sql`update users set status = 'suspended' where id = ${suspended.id}`.execute(api.kernel.db);
    expect(await codeOf('approve', id, suspended)).toBe('forbidden');
  });

  it('gets a text that says why not, and who may', async () => {
    const inviter = await givenPerson(api, { name: 'Aya Inviter', permissions: manager });
    const invited = await invite(inviter);
    const free = await givenPerson(api, { name: 'Aaron Free' });
    const { id } = await ask(api, invited);
    const read = async ({ headers }: Person) =>
      (await api.inject({ url: `/api/v1/approvals/${id}`, headers })).json<ApprovalDetails>();
    const seen = await read(inviter);
    expect(seen).toMatchObject({
      may: { approve: false, decline: true, cancel: false },
      obstacle: { code: 'approval_power_given', message: expect.stringContaining('you invited its author') },
    });
    const named = seen.deciders?.people.map((one) => one.id) ?? [];
    expect(named).toContain(free.id);
    expect(named).not.toContain(inviter.id);
    expect(named).not.toContain(invited.id);
    expect((await read(invited)).may).toMatchObject({ approve: false, decline: false, cancel: true });
    expect(await read(free)).toMatchObject({ may: { approve: true, approve_in_part: true }, obstacle: null });
  });

  it('cannot receive power from the author during the decision: one of the two comes first', async () => {
    const author = await givenPerson(api, { permissions: manager });
    for (let round = 0; round < 4; round += 1) {
      const decider = await givenPerson(api);
      const { id } = await ask(api, author);
      const roles = [await newRole()];
      const [approved, given] = await Promise.all([
        send(api, 'approve', id, decider),
        put(author, decider, { roles: [...(await bodyOf(api, decider)).roles, ...roles] }),
      ]);
      expect(given.id).toBe(decider.id);
      expect([200, 403]).toContain(approved.statusCode);
      expect(await effectsOf(api, id)).toHaveLength(approved.statusCode === 200 ? 1 : 0);
    }
  });
});
