import { can, loginPath, returnPathOf, type Session } from '@traveldesk/shared-web';
import type { Screen } from '../domains';
import { openToVisitors } from './visitors';

/** Where somebody who is signed in has nothing to do. */
const forVisitorsOnly: readonly string[] = ['login', 'reset-password'];

/**
 * Where a navigation to `screen` at `address` (path, query and hash) leads instead, or null when it may go
 * on. The rules stand in the order of SPECIFICATION 2: visitors to login, the signed-in away from it, then
 * the permission. Who signs in goes where the visit was first meant to lead.
 */
export function redirectOf(
  screen: Pick<Screen, 'name' | 'permission'>,
  address: URL,
  session: Pick<Session, 'token' | 'permissions'>,
): string | null {
  const { name } = screen;
  if (!session.token) {
    return openToVisitors.includes(name) ? null : loginPath(address.pathname + address.search + address.hash);
  }
  if (forVisitorsOnly.includes(name)) return name === 'login' ? returnPathOf(address.search) : '/';
  return lacksPermission(screen, session) ? '/' : null;
}

/** Whether it is the permission alone that keeps somebody who is signed in from a screen. */
export function lacksPermission(
  { permission }: Pick<Screen, 'permission'>,
  session: Pick<Session, 'token' | 'permissions'>,
): boolean {
  return session.token !== null && !can(permission, session.permissions);
}
