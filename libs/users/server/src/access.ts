import type { Recorder, Tx } from '@traveldesk/shared-server';
import type { UserStatus } from '@traveldesk/users-contract';
import { replaceRoles, roleNamesOf } from './roles.sql';
import { allowPowerChange, lockPower, type Giver, type Takeover } from './user.power';
import { updateUser, type User } from './users.sql';

/** Throws unless `by` may delete the account or, with `takeover`, open it to somebody else. Both need all the permissions of the user. */
export async function allowUserRemoval(
  tx: Tx,
  { by, userId, takeover }: { by: Giver; userId: string; takeover?: Takeover },
): Promise<void> {
  const before = await lockPower(tx, userId);
  const after = takeover ? before : null;
  await allowPowerChange(tx, { by, userId, before, after, account: true, takeover });
}

interface Roles {
  userId: string;
  roleIds: readonly string[];
}

/** Sets a user's roles, effective with the user's next request (SECURITY 27). */
export async function setUserRoles(
  tx: Tx,
  record: Recorder,
  by: Giver,
  { userId, roleIds }: Roles,
): Promise<void> {
  const before = await lockPower(tx, userId);
  await allowPowerChange(tx, { by, userId, before, after: { ...before, roleIds } });
  await writeUserRoles(tx, record, { userId, roleIds });
}

interface Writing {
  userId: string;
  roleIds: readonly string[];
  /**
   * Runs between removing the old roles and adding the new ones: roles of a former company go before the user's company changes, new ones
   * follow.
   */
  meanwhile?: () => Promise<unknown>;
}

/** Replaces a user's roles without checks, with a history entry of their own. */
export async function writeUserRoles(
  tx: Tx,
  record: Recorder,
  { userId, roleIds, meanwhile }: Writing,
): Promise<void> {
  const before = { roles: await roleNamesOf(tx, userId) };
  await replaceRoles(tx, userId, []);
  await meanwhile?.();
  await replaceRoles(tx, userId, roleIds);
  const after = { roles: await roleNamesOf(tx, userId) };
  record({ entity: 'user', id: userId, action: 'update', before, after });
}

interface Status {
  userId: string;
  status: Exclude<UserStatus, 'invited'>;
  now: Date;
}

/**
 * Suspends or reactivates a user. Suspending takes all of the user's permissions away, reactivating returns them; both need as many. Either
 * way, earlier sessions end (SECURITY 26).
 */
export async function setUserStatus(
  tx: Tx,
  record: Recorder,
  by: Giver,
  { userId, status, now }: Status,
): Promise<User> {
  const before = await lockPower(tx, userId);
  // `account`: a repeated status still ends all sessions, so it is checked too.
  await allowPowerChange(tx, { by, userId, before, after: { ...before, status }, account: true });
  const changed = await updateUser(tx, userId, { status, sessions_from: now });
  record({
    entity: 'user',
    id: userId,
    action: status === 'suspended' ? 'suspend' : 'activate',
    before: { status: before.status },
    after: { status: changed.status },
  });
  return changed;
}
