import { sql } from 'kysely';
import type { ApprovalDetails } from '@traveldesk/approvals-contract';
import { dayMs } from '@traveldesk/shared-contract';
import { newId, systemChange } from '@traveldesk/shared-server';
import { addCompany, describeOnDatabase, type TestApi } from '@traveldesk/shared-testing/server';
import { allowUserRemoval, giverOf } from '@traveldesk/users-server';
import {
  approver,
  ask,
  bodyOf,
  deskModules,
  effectsOf,
  givenPerson,
  personOf,
  programOf,
  type Person,
} from './testing/desk.fake';
import { manager, powerIn } from './testing/power.fake';

const hour = 3_600_000;

describeOnDatabase('two people who got power from one person', (makeApi) => {
  let api: TestApi;
  let nile: string;

  beforeAll(async () => {
    api = await makeApi({ modules: deskModules });
    nile = await addCompany(api, { name: 'Nile Travel' });
  });

  const { call, newRole, put, invite, agedBy, requestsAgedBy, codeOf, between } = powerIn(() => api);
  const refused = ['approval_power_shared', 'approval_power_shared'];
  const allowed = [200, 200];

  const remover = [...manager, 'delete_users'];
  const givenManager = () => givenPerson(api, { permissions: remover });
  const ofNile = (permissions = approver) =>
    givenPerson(api, { type: 'company', companyId: nile, permissions });
  const status = (id: string, to: string) =>
    sql`update users set status = ${to} where id = ${id}`.execute(api.kernel.db);
  const giveRole = async (by: Person, to: Person) =>
    put(by, to, { roles: [...(await bodyOf(api, to)).roles, await newRole()] });
  const readdress = (by: Person, of: Person) => put(by, of, { email: `${newId()}@desk.example` });
  const resetSecondFactor = (by: Person, of: Person) =>
    systemChange(api.kernel, async (tx) =>
      allowUserRemoval(tx, { by: await giverOf(tx, by.actor), userId: of.id, takeover: 'reset' }),
    );

  const ways: [string, (by: Person, to: Person) => Promise<unknown>][] = [
    ['gave a role', giveRole],
    ['changed the address', readdress],
    ['removed the second factor', resetSecondFactor],
    [
      'reactivated',
      async (by, { id }) => {
        for (const to of ['suspended', 'active'])
          await call('POST', `/users/${id}/status`, by, { status: to });
      },
    ],
    [
      'invited again',
      async (by, { id }) => {
        await status(id, 'invited');
        await call('POST', `/users/${id}/invitation`, by);
        await status(id, 'active');
      },
    ],
  ];

  describe('cannot approve for each other if that person', () => {
    it('invited both', async () => {
      const giver = await givenManager();
      const [one, other] = [await invite(giver), await invite(giver)];
      const { id } = await ask(api, one);
      expect(await codeOf('approve', id, other)).toBe('approval_power_shared');
      expect(await effectsOf(api, id)).toEqual([]);
      expect(await between(one, other)).toEqual(refused);
    });

    it.each(ways)('invited one and, for the other, %s', async (_, give) => {
      const giver = await givenManager();
      const [one, other] = [await invite(giver), await givenPerson(api)];
      expect(await between(one, other)).toEqual(allowed);
      await give(giver, other);
      expect(await between(one, other)).toEqual(refused);
    });

    it('moved both to another company', async () => {
      const giver = await givenManager();
      const elsewhere = await addCompany(api, { name: 'Elsewhere' });
      const move = async (): Promise<Person> => {
        const person = await ofNile();
        await put(giver, person, { company_id: elsewhere, roles: [] });
        const role_id = await newRole();
        await api.kernel.db.insertInto('user_roles').values({ user_id: person.id, role_id }).execute();
        const { name, email } = person.actor;
        const place = { type: 'company', companyId: elsewhere } as const;
        return personOf(api, { id: person.id, name, email, ...place, permissions: approver });
      };
      const { id } = await ask(api, await move(), { companyId: elsewhere });
      expect(await codeOf('approve', id, await move())).toBe('approval_power_shared');
    });

    it('created the creator of one, or created both through others', async () => {
      const giver = await givenManager();
      const [middle, second, child] = [await invite(giver), await invite(giver), await invite(giver)];
      const [grandchild, another] = [await invite(middle), await invite(second)];
      expect(await between(child, grandchild)).toEqual(refused);
      expect(await between(grandchild, another)).toEqual(refused);
    });

    it('created one through somebody who was suspended or deleted since', async () => {
      const giver = await givenManager();
      const [middle, child] = [await invite(giver), await invite(giver)];
      const grandchild = await invite(middle);
      await status(giver.id, 'suspended');
      await status(middle.id, 'suspended');
      expect(await between(child, grandchild)).toEqual(refused);
      await call('DELETE', `/users/${middle.id}`, await givenManager());
      expect(await between(child, grandchild)).toEqual(refused);
    });

    it('gave it before kinds of power were recorded', async () => {
      const giver = await givenManager();
      const [one, other] = [await invite(giver), await invite(giver)];
      await sql`update power_grants set kind = 'unknown' where giver_id = ${giver.id}`.execute(api.kernel.db);
      expect(await between(one, other)).toEqual(refused);
    });
  });

  describe('can decide for each other', () => {
    it('if a role of both gained a permission; its editor can approve for neither', async () => {
      const giver = await givenManager();
      const [one, other] = [await givenPerson(api), await givenPerson(api)];
      for (const person of [one, other]) {
        const { roles } = await bodyOf(api, person);
        await call('PUT', `/users_roles/${roles[0]}`, giver, {
          name: newId(),
          permissions: [...approver, 'add_gifts'],
        });
      }
      expect(await between(one, other)).toEqual(allowed);
      expect(await between(giver, one)).toEqual(['approval_power_received', 'approval_power_given']);
    });

    it('from seven days after the older of the two steps, however long the request waits', async () => {
      const giver = await givenManager();
      const one = await invite(giver);
      const { id } = await ask(api, one);
      await agedBy(dayMs);
      const other = await invite(giver);
      await agedBy(6 * dayMs - hour);
      expect(await codeOf('approve', id, other)).toBe('approval_power_shared');
      await agedBy(2 * hour);
      expect(await codeOf('approve', id, other)).toBe(200);
    });

    it('if a role of older invitations gained a permission within the seven days', async () => {
      const giver = await givenManager();
      const [one, other] = [await invite(giver), await invite(giver)];
      await agedBy(8 * dayMs);
      for (const person of [one, other]) {
        const { roles } = await bodyOf(api, person);
        await call('PUT', `/users_roles/${roles[0]}`, giver, { name: newId(), permissions: remover });
      }
      expect(await between(one, other)).toEqual(allowed);
      await giveRole(giver, one);
      expect(await between(one, other)).toEqual(allowed);
      await giveRole(giver, other);
      expect(await between(one, other)).toEqual(refused);
    });

    it('when declining', async () => {
      const giver = await givenManager();
      const { id } = await ask(api, await invite(giver));
      expect(await codeOf('decline', id, await invite(giver))).toBe(200);
    });
  });

  describe('if one of them is a user of a company', () => {
    it('staff among them can approve, but not a person who gave power to the author or received it', async () => {
      const giver = await givenManager();
      const [author, staff, colleague] = [await ofNile(manager), await invite(giver), await ofNile()];
      for (const person of [author, colleague]) await readdress(giver, person);
      const asked = async () => (await ask(api, author, { companyId: nile })).id;
      const id = await asked();
      expect(await codeOf('approve', id, colleague)).toBe('approval_power_shared');
      expect(await codeOf('approve', id, giver)).toBe('approval_power_given');
      expect(await codeOf('approve', id, staff)).toBe(200);
      const receiver = await givenPerson(api);
      await sql`insert into power_grants (giver_id, receiver_id, kind) values (${author.id}, ${receiver.id}, 'role')`.execute(
        api.kernel.db,
      );
      expect(await codeOf('approve', await asked(), receiver)).toBe('approval_power_received');
    });

    it('staff can also approve for a program whose token that user created', async () => {
      const giver = await givenManager();
      const [maker, staff] = [await ofNile(), await invite(giver)];
      await readdress(giver, maker);
      const { id } = await ask(api, await programOf(api, maker, nile), { companyId: nile });
      expect(await codeOf('approve', id, giver)).toBe('approval_power_given');
      expect(await codeOf('approve', id, staff)).toBe(200);
    });

    it('staff cannot approve for a program whose token one of the staff created', async () => {
      const giver = await givenManager();
      const [maker, staff] = [await invite(giver), await invite(giver)];
      const { id } = await ask(api, await programOf(api, maker, nile), { companyId: nile });
      expect(await codeOf('approve', id, staff)).toBe('approval_power_shared');
    });
  });

  describe('the page of their request', () => {
    const read = async (id: string, { headers }: Person) =>
      (await api.inject({ url: `/api/v1/approvals/${id}`, headers })).json<ApprovalDetails>();
    const names = ({ deciders }: ApprovalDetails) => deciders?.people.map((one) => one.id) ?? [];

    it('names staff who can approve because the author is a company’s user', async () => {
      const giver = await givenManager();
      const author = await ofNile();
      await readdress(giver, author);
      const staff = await invite(giver);
      await sql`update users set search = '0' where id = ${staff.id}`.execute(api.kernel.db);
      const { id } = await ask(api, author, { companyId: nile });
      expect(names(await read(id, giver))).toContain(staff.id);
    });

    it('says why not, and names exactly the people whose decision is accepted', async () => {
      await sql`update users set status = 'suspended'`.execute(api.kernel.db);
      const giver = await givenManager();
      const author = await invite(giver);
      const receiver = await invite(author);
      const { id } = await ask(api, author);
      const people = {
        free: await givenPerson(api),
        other: await givenPerson(api),
        giver,
        author,
        receiver,
        sibling: await invite(giver),
        ofCompany: await ofNile(),
        reader: await givenPerson(api, { permissions: ['show_approvals'] }),
        unseeing: await givenPerson(api, { permissions: ['approve_gifts'] }),
        suspended: await givenPerson(api),
      };
      await status(people.suspended.id, 'suspended');
      expect(await read(id, people.sibling)).toMatchObject({
        may: { approve: false, decline: true },
        obstacle: { code: 'approval_power_shared', message: expect.stringContaining('past seven days') },
        deciders: { from: null },
      });
      const named = names(await read(id, people.free));
      const refusals = new Map<string, string | number>();
      for (const person of Object.values(people)) {
        if (!named.includes(person.id)) refusals.set(person.id, await codeOf('approve', id, person));
      }
      expect(named.sort()).toEqual([people.free.id, people.other.id].sort());
      expect([...refusals.values()]).toEqual([
        'approval_power_given',
        'approval_own',
        'approval_power_received',
        'approval_power_shared',
        'not_found',
        'forbidden',
        'forbidden',
        'forbidden',
      ]);
      expect(await codeOf('approve', id, people.free)).toBe(200);
    });

    it('names the earliest time at which one of them can approve if nobody can now, never the giver', async () => {
      await sql`update users set status = 'suspended'`.execute(api.kernel.db);
      const giver = await givenManager();
      const one = await invite(giver);
      const { id } = await ask(api, one);
      expect((await read(id, giver)).deciders).toEqual({ people: [], more: false, from: null });
      const middle = await invite(giver);
      await agedBy(dayMs);
      const late = await invite(middle);
      const { rows } = await sql<{ at: Date }>`
        select at from power_grants where receiver_id = ${one.id}`.execute(api.kernel.db);
      const freed = rows[0]!.at.getTime() + 7 * dayMs;
      const from = new Date(freed).toISOString();
      expect((await read(id, giver)).deciders).toEqual({ people: [], more: false, from });
      await requestsAgedBy(7 * dayMs + hour);
      await agedBy(6 * dayMs + hour);
      const seen = await read(id, giver);
      expect(names(seen).sort()).toEqual([middle.id, late.id].sort());
      expect(seen.deciders?.from).toBeNull();
    });
  });
});
