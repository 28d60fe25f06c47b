import { companiesModules } from '@traveldesk/companies-server/testing';
import { newId, systemChange } from '@traveldesk/shared-server';
import type { TestApi } from '@traveldesk/shared-testing/server';
import { startTestApi } from '@traveldesk/shared-testing/server';
import {
  administratorRoles,
  createUser,
  insertRole,
  systemAccess,
  usersServer,
} from '@traveldesk/users-server';
import type { UserInput } from '@traveldesk/users-server';
import { createAuthServer } from '../auth.server';
import { passwordsOf } from '../passwords/password.hash';
import { setPassword } from '../passwords/set-password';

/** A valid password for all test users; its hash is computed once. */
export const password = 'plum kettle zoo';
let hash: Promise<string> | undefined;

/** Returns a clock that stops until the test moves it. */
export function testClock(start = '2026-11-21T08:00:00Z') {
  let now = new Date(start).getTime();
  return {
    read: () => new Date(now),
    forward: (time: { seconds?: number; minutes?: number; hours?: number }) => {
      now += ((time.hours ?? 0) * 3600 + (time.minutes ?? 0) * 60 + (time.seconds ?? 0)) * 1000;
    },
  };
}

export type TestClock = ReturnType<typeof testClock>;

export function modulesAt(clock: TestClock) {
  return [...companiesModules, usersServer, createAuthServer({ clock: clock.read })];
}

type Given = Partial<Omit<UserInput, 'roleIds'>> & {
  permissions?: readonly string[];
  administrator?: boolean;
  /** False for a user who must still change a given password. */
  chosen?: boolean;
};

export interface GivenUser {
  id: string;
  email: string;
  name: string;
}

/** Creates a user who can sign in with `password`, unless invited. */
export async function givenUser(api: TestApi, clock: TestClock, given: Given = {}): Promise<GivenUser> {
  const { permissions = [], administrator = false, chosen = true, ...input } = given;
  const key = newId();
  hash ??= passwordsOf(api.kernel).hash(password);
  const hashed = await hash;
  return systemChange(api.kernel, async (tx, record) => {
    const roleIds = administrator
      ? await administratorRoles(tx)
      : [await insertRole(tx, { name: key, permissions })];
    const user = await createUser(tx, record, systemAccess, {
      name: 'Layla Haddad',
      email: `${key}@nile.example`,
      type: 'staff',
      language: 'en',
      status: 'active',
      ...input,
      roleIds,
    });
    if (user.status !== 'invited') {
      await setPassword(tx, { userId: user.id, hash: hashed, now: clock.read(), chosen });
    }
    return { id: user.id, email: user.email, name: user.name };
  });
}

export { startTestApi, type TestApi };

interface Answer<Body> {
  status: number;
  body: Body;
  headers: Record<string, unknown>;
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  body?: object;
  headers?: Record<string, string>;
  /** Bearer token. */
  token?: string;
  /** The caller's network address. */
  from?: string;
}

export async function call<Body = Record<string, unknown>>(
  api: TestApi,
  { url, ...given }: Call,
): Promise<Answer<Body>> {
  const { body, token, headers = {}, from = '203.0.113.1', method = body ? 'POST' : 'GET' } = given;
  const response = await api.inject({
    method,
    url: `/api/v1${url}`,
    remoteAddress: from,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(body && { payload: body }),
  });
  return { status: response.statusCode, body: response.json<Body>(), headers: response.headers };
}

export interface SignedInBody {
  message: string;
  code?: string;
  data: { token: string; user: Record<string, unknown> };
}

export function login(api: TestApi, email: string, typed = password, from?: string) {
  return call<SignedInBody>(api, { url: '/login', body: { email, password: typed }, from });
}

export async function tokenOf(api: TestApi, user: GivenUser, from?: string): Promise<string> {
  const { status, body } = await login(api, user.email, password, from);
  if (status !== 200) throw new Error(`signing in answered ${status} ${body.message}`);
  return body.data.token;
}

export async function auditOf(api: TestApi, userId: string): Promise<string[]> {
  const rows = await api.kernel.db
    .selectFrom('audit_entries')
    .select('action')
    .where('entity', '=', 'user')
    .where('entity_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.action);
}
