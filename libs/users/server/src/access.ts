import { notFound, Problem, type Recorder, type Tx } from '@traveldesk/shared-server';
import type { UserStatus } from '@traveldesk/users-contract';
import { accessOf } from './access.sql';
import {
  noAccess,
  refuseAccessChange,
  type Access,
  type AccessChange,
  type AccessRefusal,
} from './access.rules';
import {
  accessOfRoles,
  countOtherAdministrators,
  lockAdministrators,
  refuseUnknownRoles,
  replaceRoles,
  roleNamesOf,
} from './roles.sql';
import { lockUser, updateUser, type User } from './users.sql';

interface UserAccessChange {
  by: Access;
  userId: string;
  /** What the user's roles say at this moment → what the user may do before and after the change. */
  change: (
    held: Access,
  ) => Promise<Pick<AccessChange, 'before' | 'after'>> | Pick<AccessChange, 'before' | 'after'>;
}

/**
 * Holds the user, and the last-administrator rule, until the transaction ends; throws a Problem when the change
 * may not be made (SECURITY 36). Every change of what somebody may do goes through here.
 */
async function allowAccessChange(tx: Tx, { by, userId, change }: UserAccessChange): Promise<User> {
  await lockAdministrators(tx);
  const user = await lockUser(tx, userId);
  if (!user) throw notFound();
  const refusal = refuseAccessChange({
    by,
    ...(await change(await accessOf(tx, userId))),
    administratorsLeft: await countOtherAdministrators(tx, userId),
  });
  if (refusal) throw problemOf(refusal);
  return user;
}

/**
 * Whether the account may be taken away from its owner: by deleting it, or (`takeover`) by giving it another address,
 * to which its links would go. Either needs as much as taking away all that the user may do.
 */
export async function allowUserRemoval(
  tx: Tx,
  { by, userId, takeover = false }: { by: Access; userId: string; takeover?: boolean },
): Promise<void> {
  await lockAdministrators(tx);
  const refusal = refuseAccessChange({
    by,
    before: await accessOf(tx, userId),
    after: noAccess,
    administratorsLeft: takeover ? undefined : await countOtherAdministrators(tx, userId),
  });
  if (refusal) throw problemOf(refusal);
}

export function problemOf(refusal: AccessRefusal): Problem {
  switch (refusal.code) {
    case 'last_administrator':
      return new Problem(422, refusal.code);
    case 'administrators_only':
      return new Problem(403, refusal.code);
    case 'permission_not_held':
      return new Problem(403, refusal.code, {
        params: { permission: refusal.permission },
        permissions: [refusal.permission],
      });
  }
}

/** Gives a user exactly these roles. The next call of that user is judged by them (SECURITY 27). */
export async function setUserRoles(
  tx: Tx,
  record: Recorder,
  { by, userId, roleIds }: { by: Access; userId: string; roleIds: readonly string[] },
): Promise<void> {
  await refuseUnknownRoles(tx, roleIds);
  await allowAccessChange(tx, {
    by,
    userId,
    change: async (before) => ({ before, after: await accessOfRoles(tx, roleIds) }),
  });
  const before = { roles: await roleNamesOf(tx, userId) };
  await replaceRoles(tx, userId, roleIds);
  record({
    entity: 'user',
    id: userId,
    action: 'update',
    before,
    after: { roles: await roleNamesOf(tx, userId) },
  });
}

/**
 * Suspends a user or lets them in again. Suspending takes away all that the user may do, so it needs as much;
 * letting in again gives it back. Either way no session from before counts any more (SECURITY 26).
 */
export async function setUserStatus(
  tx: Tx,
  record: Recorder,
  {
    by,
    userId,
    status,
    now,
  }: { by: Access; userId: string; status: Exclude<UserStatus, 'invited'>; now: Date },
): Promise<User> {
  const user = await allowAccessChange(tx, {
    by,
    userId,
    change: (held) =>
      status === 'active' ? { before: noAccess, after: held } : { before: held, after: noAccess },
  });
  const changed = await updateUser(tx, userId, { status, sessions_from: now });
  record({
    entity: 'user',
    id: userId,
    action: status === 'suspended' ? 'suspend' : 'activate',
    before: { status: user.status },
    after: { status: changed.status },
  });
  return changed;
}
