import type { Actor } from '@traveldesk/shared-server';
import { userPermissions, userViewers, type UserQuery, type UserRecord } from '@traveldesk/users-contract';

/** True when the caller works on users, and does not only look them up to choose one. */
export function seesDetails({ permissions }: Pick<Actor, 'permissions'>): boolean {
  return [...userViewers, userPermissions.create].some((permission) => permissions.has(permission));
}

/** Hides contact data and roles from callers who only choose users. */
export function concealed(user: UserRecord): UserRecord {
  return { ...user, phone: null, roles: [], last_login_at: null };
}

/** Filters on fields that `concealed` hides. */
export const concealedFilters = ['phone', 'role'] as const;

const concealedSorts: ReadonlySet<string> = new Set(['phone', '-phone', 'last_login_at', '-last_login_at']);

/**
 * Returns the caller's sort order. Sorting by a hidden field would leak it through the order, so it falls back to the name (SECURITY 37).
 */
export function orderFor(sort: UserQuery['sort'] = 'name', actor: Pick<Actor, 'permissions'>) {
  return !seesDetails(actor) && concealedSorts.has(sort) ? 'name' : sort;
}
