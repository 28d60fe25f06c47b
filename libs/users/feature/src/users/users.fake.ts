import { mockApi, problem, type MockApi } from '@traveldesk/shared-testing/web';
import type { UserRecord, UserRecordInput } from '@traveldesk/users-contract';

/** The roles that the forms of the tests offer. */
export const desk = { id: '0198f000-0000-7000-8000-0000000000a1', name: 'Desk' };
export const finance = { id: '0198f000-0000-7000-8000-0000000000a2', name: 'Finance' };

/** A user of the tests; `changes` say what is different in this one. */
export function userRecord(changes: Partial<UserRecord> = {}): UserRecord {
  return {
    id: '0198f000-0000-7000-8000-0000000000c1',
    name: 'Rana Saleh',
    email: 'rana@traveldesk.example',
    phone: '+201001234567',
    type: 'staff',
    company: null,
    roles: [desk],
    status: 'active',
    language: 'en',
    password_changed: true,
    last_login_at: null,
    version: 1,
    created_at: '2026-11-21T08:00:00.000Z',
    updated_at: '2026-11-21T08:00:00.000Z',
    ...changes,
  };
}

/** The API's users in memory, answering as the contract says: pages, filters, versions, one use of an address. */
export function fakeUsers(users: UserRecord[]): MockApi {
  const rows = [...users];
  const roles = [desk, finance];
  const missing = problem(404, 'not_found', 'This was not found.');
  const page = (data: readonly unknown[]) => ({ body: { data, total: data.length } });
  const recordOf = ({ company_id: _, roles: ids, ...input }: UserRecordInput) => ({
    ...input,
    company: null,
    roles: roles.filter(({ id }) => ids.includes(id)),
  });
  return mockApi({
    'GET /users': ({ query }) =>
      page(
        rows.filter(
          ({ name, status }) =>
            name.toLowerCase().includes((query.name ?? '').toLowerCase()) &&
            (query.status === undefined || status === query.status),
        ),
      ),
    'GET /users_roles': () => page(roles),
    'GET /companies': () => page([]),
    'POST /users': ({ body }) => {
      const input = body as UserRecordInput;
      if (rows.some(({ email }) => email === input.email)) {
        const taken = 'Another user already has this e-mail address.';
        return problem(422, 'invalid', 'Please check the marked fields.', { email: taken });
      }
      const id = `0198f000-0000-7000-8000-${String(rows.length).padStart(12, '0')}`;
      const added = userRecord({ ...recordOf(input), id, status: 'invited' });
      rows.unshift(added);
      return {
        status: 201,
        body: { message: `An invitation is on its way to ${input.email}.`, data: added },
      };
    },
    'GET /users/{id}': ({ params }) => {
      const found = rows.find(({ id }) => id === params.id);
      return found ? { body: found } : missing;
    },
    'PUT /users/{id}': ({ params, body, headers }) => {
      const index = rows.findIndex(({ id }) => id === params.id);
      const current = rows[index];
      if (!current) return missing;
      if (headers.get('if-match') !== `"${current.version}"`) {
        return problem(412, 'stale', 'Someone else has changed this since you opened it.');
      }
      const changed = { ...current, ...recordOf(body as UserRecordInput), version: current.version + 1 };
      rows[index] = changed;
      return { body: { message: `${changed.name} is saved.`, data: changed } };
    },
    'POST /users/{id}/status': ({ params, body }) => {
      const index = rows.findIndex(({ id }) => id === params.id);
      const current = rows[index];
      if (!current) return missing;
      const changed = { ...current, ...(body as Pick<UserRecord, 'status'>) };
      rows[index] = changed;
      return { body: { message: `${changed.name} is ${changed.status}.`, data: changed } };
    },
    'DELETE /users/{id}': ({ params }) => {
      const [removed] = rows.splice(
        rows.findIndex(({ id }) => id === params.id),
        1,
      );
      return { body: { message: `${removed?.name} is deleted.`, data: removed } };
    },
    'GET /users/{id}/history': () =>
      page([
        {
          id: '1',
          at: '2026-11-21T08:00:00.000Z',
          action: 'update',
          actor: { id: '2', name: 'Mona Said' },
          address: null,
          request_id: null,
          changes: [{ field: 'phone', before: null, after: '+201001234567' }],
        },
      ]),
    'GET /users/{id}/logs': () =>
      page([
        {
          id: '7',
          at: '2026-11-21T08:00:00.000Z',
          action: 'export',
          actor: null,
          address: null,
          request_id: null,
          changes: [],
          entity: 'country',
          entity_id: 'export',
        },
      ]),
  });
}
