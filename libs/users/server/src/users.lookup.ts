import type { Actor } from '@traveldesk/shared-server';
import { userPermissions, userViewers, type UserRecord } from '@traveldesk/users-contract';

/** Whether the caller works on users, and does not only look them up to choose one. */
export function seesDetails({ permissions }: Actor): boolean {
  return [...userViewers, userPermissions.create].some((permission) => permissions.has(permission));
}

/** A user as those see it who only choose one: who it is, and nothing of what they may do or how to reach them. */
export function concealed(user: UserRecord): UserRecord {
  return { ...user, phone: null, roles: [], last_login_at: null };
}
