import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import {
  checkVersion,
  historyOf,
  invalid,
  notFound,
  Problem,
  readPhone,
  refuseInUse,
  requireFreshSignIn,
  type Actor,
  type Db,
  type Kernel,
  type Recorder,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import type { UserRecord, UserRecordInput } from '@traveldesk/users-contract';
import { companyScope, countryOfCompany } from '@traveldesk/companies-server';
import { allowUserRemoval, setUserStatus, writeUserRoles } from './access';
import { createUser } from './create-user';
import { userHistory } from './histories';
import { sendInvitation } from './invite';
import { hasStandingChanged, standingOf } from './user.standing';
import { allowPowerChange, giverOf, powerOf, sameIds, type Giver } from './user.power';
import { findUser } from './users.list.sql';
import { userOf, userRows } from './users.row';
import { lockUser, removeUser, searchColumns, updateUser, userByEmail } from './users.sql';
import { checkPlace } from './user.places';
import { auditedUser } from './audited-user';

/** Throws a 404 when the user is not in the caller's scope. */
export async function readUser(db: Db | Tx, id: string, actor: Actor): Promise<UserRecord> {
  const user = await findUser(db, id, actor);
  if (!user) throw notFound();
  return user;
}

/** For staff the history outlives the user; others may read it only while they may see the user. */
export async function readUserHistory(
  db: Db,
  id: string,
  page: { page: number; per_page: number },
  actor: Actor,
): Promise<Page<HistoryEntry>> {
  const reader = { ...actor, scope: companyScope(actor) };
  const history = await historyOf(db, 'user', id, page, reader, userHistory.hidden(actor));
  if (actor.type !== 'staff' || history.total === 0) await readUser(db, id, actor);
  return history;
}

/**
 * Creates the user and sends an invitation by mail. Throws a 422 at the field, or a 403 for roles with permissions that the caller lacks.
 */
export async function inviteUser(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  input: UserRecordInput,
  kernel: Kernel,
): Promise<UserRecord> {
  const by = await giverOf(tx, actor);
  await checkPlace(tx, by.actor, input);
  const { company_id: companyId, roles: roleIds, ...facts } = await withPhone(tx, input);
  const user = await createUser(tx, record, by, { ...facts, companyId, roleIds, status: 'invited' });
  await sendInvitation(kernel, tx, { userId: user.id, inviterId: actor.userId });
  return readUser(tx, user.id, by.actor);
}

/** Throws a 404, a 412 when the caller's version is outdated, a 422 at the field, or a 403 as in `inviteUser`. */
export async function changeUser(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { user: input, ...target }: Target & { user: UserRecordInput },
  kernel: Kernel,
): Promise<UserRecord> {
  const { id } = target;
  const { by, before, hiddenRoles } = await openUser(tx, actor, target);
  await checkPlace(tx, by.actor, input, before);
  const { roles, company_id: companyId, ...facts } = await withPhone(tx, input, before);
  const then = powerOf(before);
  // Keep the roles that the caller cannot see.
  const now = { ...then, ...facts, companyId, roleIds: [...new Set([...roles, ...hiddenRoles])] };
  await allowPowerChange(tx, { by, userId: id, before: then, after: now });
  if (now.email !== then.email) {
    // The address receives password links: changing it takes the account over (SECURITY 29, 36).
    requireFreshSignIn(actor);
    if (await userByEmail(tx, now.email)) throw invalid({ email: 'email_taken' });
  }
  const write = () => updateUser(tx, id, { ...facts, company_id: companyId, ...searchColumns(facts) });
  if (sameIds(now.roleIds, then.roleIds)) await write();
  else await writeUserRoles(tx, record, { userId: id, roleIds: now.roleIds, meanwhile: write });
  const after = await findWhole(tx, id);
  // Changes of roles have a history entry of their own.
  const [told, said] = [before, { ...after, roles: before.roles }].map(auditedUser);
  record({ entity: 'user', id, action: 'update', before: told, after: said });
  return announceUserChange(tx, record, kernel, { by, before, after });
}

/** Suspends or reactivates a user; earlier sessions end at once (SECURITY 26). */
export async function changeUserStatus(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { status, ...target }: Target & { status: 'active' | 'suspended' },
  kernel: Kernel,
): Promise<UserRecord> {
  const { id } = target;
  const { by, before } = await openUser(tx, actor, target);
  if (id === by.actor.userId) throw new Problem(422, 'own_account');
  if (before.status === 'invited') throw new Problem(422, 'user_still_invited');
  await setUserStatus(tx, record, by, { userId: id, status, now: new Date() });
  const after = await findWhole(tx, id);
  return announceUserChange(tx, record, kernel, { by, before, after });
}

/** Sends a new invitation; earlier links stop working. Throws a 403 for a user with more rights. */
export async function inviteAgain(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  target: Target,
  kernel: Kernel,
): Promise<UserRecord> {
  const { id } = target;
  const { by, before } = await openUser(tx, actor, target);
  if (before.status !== 'invited') throw new Problem(422, 'user_not_invited');
  await allowUserRemoval(tx, { by, userId: id, takeover: 'invited' });
  await sendInvitation(kernel, tx, { userId: id, inviterId: actor.userId });
  record({ entity: 'user', id, action: 'invite' });
  return readUser(tx, id, by.actor);
}

/** Throws a 404, a 412, or a 422 for oneself, for the last administrator and for users that other records refer to. */
export async function deleteUser(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  target: Target,
  kernel: Kernel,
): Promise<UserRecord> {
  const { id } = target;
  const { by, before } = await openUser(tx, actor, target);
  const shown = await readUser(tx, id, by.actor);
  await allowUserRemoval(tx, { by, userId: id });
  await refuseInUse(tx, 'users', id);
  // Other domains see a suspension first, so that they end the user's tokens, which also frees their quota.
  const standing = standingOf(before);
  const shut = { ...standing, status: 'suspended' as const };
  await kernel.userChanged(tx, record, { before: standing, after: shut, actor: by.actor });
  await removeUser(tx, id);
  record({ entity: 'user', id, action: 'delete', before: auditedUser(before) });
  return shown;
}

/** Notifies other domains of a change, and returns the user afterwards. */
async function announceUserChange(
  tx: Tx,
  record: Recorder,
  kernel: Kernel,
  { by, before, after }: { by: { actor: Actor }; before: UserRecord; after: UserRecord },
): Promise<UserRecord> {
  if (hasStandingChanged(before, after)) {
    const change = { before: standingOf(before), after: standingOf(after), actor: by.actor };
    await kernel.userChanged(tx, record, change);
  }
  return readUser(tx, after.id, by.actor);
}

interface Opened {
  by: Giver & { actor: Actor };
  /** The complete user, including what the caller cannot see. */
  before: UserRecord;
  /** Ids of the user's roles that the caller cannot see. */
  hiddenRoles: string[];
}

/** Locks a user in the caller's scope until the transaction ends, in the version that the caller has seen. */
async function openUser(tx: Tx, actor: Actor, { id, seen }: Target): Promise<Opened> {
  const by = await giverOf(tx, actor);
  await lockUser(tx, id);
  const shown = await readUser(tx, id, by.actor);
  checkVersion(seen, shown.version);
  const before = await findWhole(tx, id);
  const known = new Set(shown.roles.map((role) => role.id));
  return { by, before, hiddenRoles: before.roles.map((role) => role.id).filter((role) => !known.has(role)) };
}

async function findWhole(tx: Tx, id: string): Promise<UserRecord> {
  return userOf(await userRows(tx).where('users.id', '=', id).executeTakeFirstOrThrow());
}

/** Normalizes the phone number by the rules of the company's country. Throws a 422 at `phone`. */
async function withPhone(tx: Tx, input: UserRecordInput, before?: UserRecord): Promise<UserRecordInput> {
  const country = await countryOfCompany(tx, input.company_id);
  return { ...input, phone: readPhone(input.phone, { country, kept: [before?.phone ?? null] }) };
}
