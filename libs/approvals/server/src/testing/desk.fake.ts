import { z } from 'zod';
import { sql } from 'kysely';
import { companiesModules } from '@traveldesk/companies-server/testing';
import { newId, systemChange, type Actor, type ServerModule } from '@traveldesk/shared-server';
import type { TestApi } from '@traveldesk/shared-testing/server';
import { tasksServer } from '@traveldesk/tasks-server';
import { createUser, insertRole, invitationQueue, systemAccess, usersServer } from '@traveldesk/users-server';
import {
  approvalsServer,
  registerApprovalKind,
  requestApproval,
  type ApprovalKind,
  type ApprovalRequest,
  type NewApproval,
} from '../index';

/** A test kind that gives money away; `approve` adds a row to a table. */
export const gift: ApprovalKind<{ to: string }> = {
  name: 'gift',
  module: 'gifts',
  permission: 'approve_gifts',
  task: { type: 'approval', project: 'Gifts' },
  inPart: true,
  payload: z.strictObject({ to: z.string() }),
  describe: async (_db, { payload }) => ({
    effect: `${payload.to} is given the money.`,
    facts: [{ label: 'Given to', value: { type: 'text', text: payload.to } }],
    evidence: { name: 'letter.pdf', url: '/gifts/letters/1' },
  }),
  approve: async (tx, record, actor, { request, amount }) => {
    await sql`insert into gifts (id, request_id, amount, given_by) values (
      ${newId()}, ${request.id}, ${amount?.amount ?? null}, ${actor.userId})`.execute(tx);
    record({ entity: 'gift', id: request.id, action: 'create' });
    if (request.payload.to === 'nobody') throw new Error('nobody is there');
    return { kind: 'company', id: request.companyId ?? newId() };
  },
  drop: async (tx, _record, _actor, request) => {
    await sql`insert into gifts (id, request_id, dropped) values (${newId()}, ${request.id}, true)`.execute(
      tx,
    );
  },
};

const words = { approvals: { gift: 'Gift' } };

const giftsServer: ServerModule = {
  name: 'gifts',
  migrations: {
    '20300101T0000_gifts': {
      up: async (db) => {
        // Deliberately without a unique constraint: the tests check that no second effect occurs.
        await sql`create table gifts (
          id uuid primary key, request_id uuid not null, amount text, given_by uuid, dropped boolean)`.execute(
          db,
        );
      },
    },
  },
  texts: { en: words, fr: words, ar: words },
  permissions: [{ name: 'approve_gifts', sensitive: 'money' }, 'add_gifts'],
  contribute: (kernel) => registerApprovalKind(kernel, gift),
};

/** Accepts invitation jobs, as approvals do not depend on the sign-in module that sends them. */
const invitations: ServerModule = {
  name: 'invitations',
  migrations: {},
  texts: { en: {}, fr: {}, ar: {} },
  jobs: ({ jobs }) => jobs.queue(invitationQueue, async () => {}),
};

/** Approvals with their dependencies and one kind of request. */
export const deskModules: readonly ServerModule[] = [
  ...companiesModules,
  usersServer,
  tasksServer,
  invitations,
  approvalsServer,
  giftsServer,
];

export const approver = ['show_approvals', 'approve_gifts'];

export interface Person {
  id: string;
  actor: Actor;
  headers: { authorization: string };
}

interface GivenPerson {
  name?: string;
  type?: 'staff' | 'company' | 'customer';
  companyId?: string | null;
  permissions?: readonly string[];
  email?: string;
}

/** Adds a user with their own role; returns it with request headers. */
export async function givenPerson(api: TestApi, given: GivenPerson = {}): Promise<Person> {
  const { name = 'Mona Said', type = 'staff', companyId = null, permissions = approver } = given;
  const email = given.email ?? `${newId()}@desk.example`;
  const user = await systemChange(api.kernel, async (tx, record) => {
    const roleId = await insertRole(tx, { name: newId(), permissions });
    const facts = { name, email, type, companyId, language: 'en', status: 'active' } as const;
    return createUser(tx, record, systemAccess, { ...facts, roleIds: [roleId] });
  });
  return personOf(api, { id: user.id, name, email, type, companyId, permissions });
}

/** Returns an existing user as a test person. */
export async function personOf(
  api: TestApi,
  {
    id,
    ...given
  }: Required<Omit<GivenPerson, 'permissions'>> & { id: string; permissions: readonly string[] },
): Promise<Person> {
  const headers = await api.signIn({ userId: id, ...given });
  const actor: Actor = {
    ...given,
    userId: id,
    permissions: new Set(given.permissions),
    language: 'en',
    passwordChanged: true,
    tokenId: newId(),
  };
  return { id, actor, headers };
}

/** Adds a company's API token created by `maker`. */
export async function programOf(api: TestApi, maker: Person, companyId: string): Promise<{ actor: Actor }> {
  const id = newId();
  await sql`insert into company_tokens (
      id, company_id, name, prefix, secret_hash, scopes, created_by, created_by_name,
      maker_type, maker_company_id, created_at, expires_at)
    values (${id}, ${companyId}, 'ERP', 'td_', ${id}, '{}', ${maker.id}, 'Maker', ${maker.actor.type},
      ${maker.actor.companyId}, now(), now() + interval '1 day')`.execute(api.kernel.db);
  const program = { userId: id, name: 'Nile Travel · ERP', email: 'desk@nile.example', companyId };
  return { actor: { ...maker.actor, ...program, type: 'company', tokenId: id, apiToken: true } };
}

/** Requests a gift. */
export function ask(
  api: TestApi,
  author: Pick<Person, 'actor'>,
  change: Partial<NewApproval> = {},
): Promise<ApprovalRequest> {
  return systemChange(api.kernel, (tx, record) =>
    requestApproval(
      tx,
      record,
      author.actor,
      {
        kind: 'gift',
        title: { en: 'A gift for Nile', fr: 'Un cadeau pour Nile', ar: 'هدية لنايل' },
        companyId: null,
        amount: { amount: '1500.00', currency: 'EUR' },
        payload: { to: 'Nile' },
        reason: 'They have earned it',
        ...change,
      },
      api.kernel,
    ),
  );
}

let keys = 0;
/** Returns a unique Idempotency-Key. */
export const newKey = () => `a-key-of-the-tests-${(keys += 1)}`;

/** Sends a decision as the screens do. */
export function send(
  api: TestApi,
  what: 'approve' | 'decline' | 'cancel',
  id: string,
  { headers }: Pick<Person, 'headers'>,
  payload: object = what === 'decline' ? { reason: 'Not this time' } : {},
  key = newKey(),
) {
  return api.inject({
    method: 'POST',
    url: `/api/v1/approvals/${id}/${what}`,
    headers: { ...headers, 'idempotency-key': key },
    payload,
  });
}

/** Returns the effects of the kind's functions on a request: amounts given, and `dropped`. */
export async function effectsOf(api: TestApi, id: string): Promise<string[]> {
  const { rows } = await sql<{ amount: string | null; dropped: boolean | null }>`
    select amount, dropped from gifts where request_id = ${id} order by id`.execute(api.kernel.db);
  return rows.map(({ amount, dropped }) => (dropped ? 'dropped' : (amount ?? '')));
}

/** Returns the body of PUT /users/{id} for an existing user, with changes. */
export async function bodyOf({ kernel: { db } }: TestApi, { id }: Pick<Person, 'id'>, change: object = {}) {
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const roles = await db.selectFrom('user_roles').select('role_id').where('user_id', '=', id).execute();
  const { name, email, phone, type, company_id, language } = user;
  return {
    name,
    email,
    phone,
    type,
    company_id,
    language,
    roles: roles.map((one) => one.role_id),
    ...change,
  };
}
