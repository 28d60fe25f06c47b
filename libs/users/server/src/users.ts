import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import {
  actorOf,
  change,
  checkVersion,
  folded,
  historyOf,
  invalid,
  notFound,
  Problem,
  refuseInUse,
  requireFresh,
  type Actor,
  type Call,
  type Db,
  type Tx,
} from '@traveldesk/shared-server';
import type { UserRecord, UserRecordInput } from '@traveldesk/users-contract';
import { allowUserRemoval, setUserRoles, setUserStatus } from './access';
import { accessOf } from './access.sql';
import { createUser } from './create-user';
import { inviteUser } from './invite';
import { lockAdministrators } from './roles.sql';
import { findUser } from './users.list.sql';
import { lockUser, removeUser, updateUser, userByEmail } from './users.sql';
import { checkPlace } from './user.places';
import { factsOf } from './user.facts';

/** Throws a 404 when there is none in the caller's scope. */
export async function readUser(db: Db | Tx, id: string, actor: Actor): Promise<UserRecord> {
  const user = await findUser(db, id, actor);
  if (!user) throw notFound();
  return user;
}

/** To staff the history outlives the user; to others it is the history of a user they may see. */
export async function readUserHistory(
  db: Db,
  id: string,
  page: { page: number; per_page: number },
  actor: Actor,
): Promise<Page<HistoryEntry>> {
  const history = await historyOf(db, 'user', id, page);
  if (actor.type !== 'staff' || history.total === 0) await readUser(db, id, actor);
  return history;
}

/** Makes the user and invites them by mail. Throws a 422 at the field, or a 403 for roles beyond the caller's own. */
export function createUserRecord(request: Call, input: UserRecordInput): Promise<UserRecord> {
  const actor = actorOf(request);
  return change(request, async (tx, record) => {
    await checkPlace(tx, actor, input);
    const { company_id: companyId, roles: roleIds, ...facts } = input;
    const user = await createUser(tx, record, {
      by: await accessOf(tx, actor.userId),
      user: { ...facts, companyId, roleIds, status: 'invited' },
    });
    await inviteUser(request.server.kernel, tx, user.id);
    return readUser(tx, user.id, actor);
  });
}

/** Throws a 404, a 412 when the caller's version is not the newest, a 422 at the field, or a 403 as above. */
export function updateUserRecord(request: Call, id: string, input: UserRecordInput): Promise<UserRecord> {
  const actor = actorOf(request);
  return change(request, async (tx, record) => {
    const { before } = await openUser(tx, request, id, actor);
    await checkPlace(tx, actor, input, before);
    if (input.email !== before.email && (await userByEmail(tx, input.email))) {
      throw invalid({ email: 'email_taken' });
    }
    const by = await accessOf(tx, actor.userId);
    const sameRoles = sameIds(
      input.roles,
      before.roles.map((role) => role.id),
    );
    // The address is where a reset link goes: who changes it takes the account over (SECURITY 36).
    if (input.email !== before.email && id === actor.userId) throw invalid({ email: 'own_email' });
    if (input.email !== before.email) requireFresh(request);
    if (input.email !== before.email) await allowUserRemoval(tx, { by, userId: id, takeover: true });
    if (!sameRoles) {
      if (id === actor.userId) throw invalid({ roles: 'own_roles' });
      await setUserRoles(tx, record, { by, userId: id, roleIds: input.roles });
    }
    const { roles: _roles, ...facts } = input;
    await updateUser(tx, id, { ...facts, search: folded(facts.name) });
    const after = await readUser(tx, id, actor);
    // What became of the roles has an entry of its own.
    const [then, now] = [before, { ...after, roles: before.roles }].map(factsOf);
    record({ entity: 'user', id, action: 'update', before: then, after: now });
    return after;
  });
}

/** Suspends or lets in again; every session from before is over at once (SECURITY 26). */
export function changeUserStatus(
  request: Call,
  id: string,
  status: 'active' | 'suspended',
): Promise<UserRecord> {
  const actor = actorOf(request);
  return change(request, async (tx, record) => {
    const { before } = await openUser(tx, request, id, actor);
    if (id === actor.userId) throw new Problem(422, 'own_account');
    if (before.status === 'invited') throw new Problem(422, 'user_still_invited');
    const by = await accessOf(tx, actor.userId);
    await setUserStatus(tx, record, { by, userId: id, status, now: new Date() });
    return readUser(tx, id, actor);
  });
}

/** Sends a new invitation; the links sent before stop working. */
export function inviteAgain(request: Call, id: string): Promise<UserRecord> {
  const actor = actorOf(request);
  return change(request, async (tx, record) => {
    const { before } = await openUser(tx, request, id, actor);
    if (before.status !== 'invited') throw new Problem(422, 'user_not_invited');
    await inviteUser(request.server.kernel, tx, id);
    record({ entity: 'user', id, action: 'invite' });
    return before;
  });
}

/** Throws a 404, a 412, or a 422 for oneself, the last administrator, and for whoever something refers to. */
export function deleteUser(request: Call, id: string): Promise<UserRecord> {
  const actor = actorOf(request);
  return change(request, async (tx, record) => {
    const { before } = await openUser(tx, request, id, actor);
    if (id === actor.userId) throw new Problem(422, 'own_account');
    await allowUserRemoval(tx, { by: await accessOf(tx, actor.userId), userId: id });
    await refuseInUse(request, tx, 'users', id);
    await removeUser(tx, id);
    record({ entity: 'user', id, action: 'delete', before: factsOf(before) });
    return before;
  });
}

/** The user as the caller may see them, locked until the transaction ends, in the version the caller has seen. */
async function openUser(tx: Tx, request: Call, id: string, actor: Actor): Promise<{ before: UserRecord }> {
  await readUser(tx, id, actor);
  await lockAdministrators(tx);
  await lockUser(tx, id);
  const before = await readUser(tx, id, actor);
  checkVersion(request, before.version);
  return { before };
}

function sameIds(some: readonly string[], others: readonly string[]): boolean {
  return [...some].sort().join() === [...others].sort().join();
}
