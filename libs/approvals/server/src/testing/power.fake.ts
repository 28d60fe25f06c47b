import { sql } from 'kysely';
import { newId, systemChange } from '@traveldesk/shared-server';
import type { TestApi } from '@traveldesk/shared-testing/server';
import { insertRole } from '@traveldesk/users-server';
import { approver, ask, bodyOf, personOf, send, type Person } from './desk.fake';

/** Permissions of a person who gives others power. */
export const manager = [
  ...approver,
  'add_gifts',
  'add_users',
  'update_users',
  'show_users',
  'show_roles',
  'add_roles',
  'update_roles',
];

/** Helpers for people who give each other power and decide on each other's requests. */
export function powerIn(api: () => TestApi) {
  const call = async (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    { headers }: Person,
    payload?: object,
  ) => {
    const answer = await api().inject({ method, url: `/api/v1${path}`, headers, payload });
    if (answer.statusCode >= 300) throw new Error(answer.body);
    return answer.json<{ data: { id: string } }>().data;
  };
  const newRole = (permissions: readonly string[] = approver) =>
    systemChange(api().kernel, (tx) => insertRole(tx, { name: newId(), permissions }));
  const codeOf = async (what: 'approve' | 'decline', id: string, by: Person) => {
    const answer = await send(api(), what, id, by);
    return answer.statusCode === 200 ? 200 : answer.json<{ code: string }>().code;
  };
  return {
    call,
    newRole,
    codeOf,
    put: async (by: Person, of: Person, change: object) =>
      call('PUT', `/users/${of.id}`, by, await bodyOf(api(), of, change)),
    /** Invites a user and activates the account. */
    invite: async (by: Person): Promise<Person> => {
      const facts = { name: 'Ines Invited', email: `${newId()}@desk.example`, type: 'staff' } as const;
      const roles = [await newRole(manager)];
      const { id } = await call('POST', '/users', by, {
        ...facts,
        phone: null,
        company_id: null,
        language: 'en',
        roles,
      });
      await sql`update users set status = 'active' where id = ${id}`.execute(api().kernel.db);
      return personOf(api(), { ...facts, id, companyId: null, permissions: manager });
    },
    agedBy: (time: number) =>
      sql`update power_grants set at = at - ${`${time} milliseconds`}::interval`.execute(api().kernel.db),
    /** Backdates all requests. */
    requestsAgedBy: async (time: number) => {
      const { db } = api().kernel;
      await sql`alter table approval_requests disable trigger user`.execute(db);
      await sql`update approval_requests set created_at = created_at - ${`${time} milliseconds`}::interval`.execute(
        db,
      );
      await sql`alter table approval_requests enable trigger user`.execute(db);
    },
    /** Requests once from each of two people, approved by the other; returns the results in the order of the requests' authors. */
    between: async (one: Person, other: Person) => {
      const [ofOne, ofOther] = [await ask(api(), one), await ask(api(), other)];
      return [await codeOf('approve', ofOne.id, other), await codeOf('approve', ofOther.id, one)];
    },
  };
}
