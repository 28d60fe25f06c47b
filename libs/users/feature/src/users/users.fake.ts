import type { HistoryEntry } from '@traveldesk/shared-contract';
import { mockApi, problem, type MockApi } from '@traveldesk/shared-testing/web';
import { registerTexts, setAuditTextsLoader } from '@traveldesk/shared-web';
import type { UserLog, UserRecord, UserRecordInput } from '@traveldesk/users-contract';

export const desk = { id: '0198f000-0000-7000-8000-0000000000a1', name: 'Front desk' };
/** A role of Nile Travel, only for its users. */
export const night = { id: '0198f000-0000-7000-8000-0000000000a2', name: 'Night' };
export const nile = { id: '0198f000-0000-7000-8000-0000000000b1', name: 'Nile Travel' };

/** A user for tests; `changes` override fields. */
export function user(number: number, changes: Partial<UserRecord> = {}): UserRecord {
  return {
    id: `0198f000-0000-7000-8000-${String(number).padStart(12, '0')}`,
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

interface Given {
  history?: HistoryEntry[];
  logs?: UserLog[];
  /** Ids of users with a second factor. */
  factors?: string[];
}

/** A fake users API in memory that follows the contract: pages, filters, versions, unique addresses. */
export function fakeUsers(
  users: UserRecord[],
  { history = [], logs = [], factors = [] }: Given = {},
): MockApi {
  fakeAuditWords();
  const rows = [...users];
  const indexOf = (id: string | undefined) => rows.findIndex((row) => row.id === id);
  const missing = problem(404, 'not_found', 'This was not found.');
  const recordOf = ({ company_id: companyId, roles, ...input }: UserRecordInput) => ({
    ...input,
    company: companyId ? nile : null,
    roles: roles.length > 0 ? [desk] : [],
  });
  const replace = (id: string | undefined, change: (row: UserRecord) => Partial<UserRecord>, say: string) => {
    const index = indexOf(id);
    const current = rows[index];
    if (!current) return missing;
    const changed = { ...current, ...change(current), version: current.version + 1 };
    rows[index] = changed;
    return { body: { message: say, data: changed } };
  };
  const left = new Set(factors);
  return mockApi({
    'GET /users': ({ query }) => {
      const found = rows.filter(
        (row) =>
          row.name.toLowerCase().includes((query['name'] ?? '').toLowerCase()) &&
          row.status === (query['status'] ?? row.status),
      );
      return { body: { data: found, total: found.length } };
    },
    'POST /users': ({ body }) => {
      const input = body as UserRecordInput;
      if (rows.some(({ email }) => email === input.email)) {
        const fields = { email: 'Another user already has this email address.' };
        return problem(422, 'invalid', 'Please check the marked fields.', fields);
      }
      const added = user(100 + rows.length, { ...recordOf(input), status: 'invited' });
      rows.unshift(added);
      return { status: 201, body: { message: 'An invitation is on its way.', data: added } };
    },
    'GET /users/{id}': ({ params }) => {
      const found = rows[indexOf(params.id)];
      return found ? { body: found } : missing;
    },
    'PUT /users/{id}': ({ params, body, headers }) => {
      const version = rows[indexOf(params.id)]?.version;
      if (headers.get('if-match') !== `"${version}"`) {
        return problem(412, 'stale', 'Someone else has changed this since you opened it.');
      }
      return replace(params.id, () => recordOf(body as UserRecordInput), 'Saved.');
    },
    'DELETE /users/{id}': ({ params }) => {
      const [removed] = rows.splice(indexOf(params.id), 1);
      return { body: { message: 'Deleted.', data: removed } };
    },
    'POST /users/{id}/status': ({ params, body }) =>
      replace(params.id, () => body as Pick<UserRecord, 'status'>, 'Done.'),
    'POST /users/{id}/invitation': ({ params }) => replace(params.id, () => ({}), 'On its way.'),
    'GET /users/{id}/second-factor': ({ params }) => {
      const on = left.has(params.id ?? '');
      return { body: { data: { on, since: on ? '2026-11-21T08:00:00.000Z' : null } } };
    },
    'DELETE /users/{id}/second-factor': ({ params }) => {
      left.delete(params.id ?? '');
      return { body: { message: 'The second factor was removed.' } };
    },
    'GET /users/{id}/history': () => ({ body: { data: history, total: history.length } }),
    'GET /users/{id}/logs': () => ({ body: { data: logs, total: logs.length } }),
    'GET /users_roles': ({ query }) => {
      const role = { administrator: false, permissions: [], company: null, assignable: false };
      const own = query['for'] === nile.id ? [{ ...role, ...night, company: nile }] : [];
      const found = [{ ...role, ...desk }, ...own];
      return { body: { data: found, total: found.length } };
    },
    'GET /companies': () => ({ body: { data: [{ ...nile, parent: null }], total: 1 } }),
  });
}

/** Registers audit texts of the domains in the test entries, as the shell does. */
function fakeAuditWords(): void {
  const en = {
    actions: { login: 'Signed in', logout: 'Signed out', password_change: 'Changed the password' },
    entities: { airline: 'Airline', user: 'User' },
  };
  const none = () => Promise.resolve({ default: {} });
  setAuditTextsLoader(() => Promise.resolve(registerTexts('audit', en, { fr: none, ar: none })));
}
