import type { Actor } from '@traveldesk/shared-server';
import { userPermissions, userViewers, type UserQuery, type UserRecord } from '@traveldesk/users-contract';

/** Whether the caller works on users, and does not only look them up to choose one. */
export function seesDetails({ permissions }: Pick<Actor, 'permissions'>): boolean {
  return [...userViewers, userPermissions.create].some((permission) => permissions.has(permission));
}

/** A user as those see it who only choose one: who it is, and nothing of what they may do or how to reach them. */
export function concealed(user: UserRecord): UserRecord {
  return { ...user, phone: null, roles: [], last_login_at: null };
}

/** What `concealed` takes away, as the filters call it. */
export const concealedFilters = ['phone', 'role'] as const;

const concealedSorts: ReadonlySet<string> = new Set(['phone', '-phone', 'last_login_at', '-last_login_at']);

/**
 * The order a caller may have: one by what is concealed would tell it, by who comes before whom. As to the caller it is
 * the same of everybody, such an order is the list's own (SECURITY 37).
 */
export function orderFor(sort: UserQuery['sort'] = 'name', actor: Pick<Actor, 'permissions'>) {
  return !seesDetails(actor) && concealedSorts.has(sort) ? 'name' : sort;
}
