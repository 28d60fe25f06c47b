import type { Recorder, Tx } from '@traveldesk/shared-server';
import type { UserStatus } from '@traveldesk/users-contract';
import { replaceRoles, roleNamesOf } from './roles.sql';
import { allowPowerChange, lockPower, type Giver, type Takeover } from './user.power';
import { updateUser, type User } from './users.sql';

/**
 * Whether the account may be taken away from its owner: by deleting it, or (`takeover`) by whatever opens it to somebody
 * else. Either needs as much as all that the user may do.
 */
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

/** Gives a user exactly these roles. The next call of that user is judged by them (SECURITY 27). */
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
  /** What is written of the user besides: roles of the former company go before it, those of the next come after. */
  meanwhile?: () => Promise<unknown>;
}

/** The roles themselves, once they are allowed, with an entry of their own in the history. */
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
 * Suspends a user or lets them in again. Suspending takes away all that the user may do, so it needs as much;
 * letting in again gives it back. Either way no session from before counts any more (SECURITY 26).
 */
export async function setUserStatus(
  tx: Tx,
  record: Recorder,
  by: Giver,
  { userId, status, now }: Status,
): Promise<User> {
  const before = await lockPower(tx, userId);
  // Said again it still ends every session, so it is never said without effect.
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
