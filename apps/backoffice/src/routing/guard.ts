import { matchPath } from 'react-router-dom';
import { can, loginPath, type Session } from '@traveldesk/shared-web';
import type { Screen } from '../domains';
import { readPath } from './read-path';
import { recordId } from './record-id';
import { openToVisitors } from './visitors';

/** Screens of no use to a signed-in user. */
const forVisitorsOnly: readonly string[] = ['login', 'reset-password'];

/**
 * Returns the redirect for a navigation to `screen` at `address` (path, query and hash), or null if it is allowed. The checks are in the
 * order of SPECIFICATION 2: visitors to login, signed-in users away from it, then the permission.
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
  if (forVisitorsOnly.includes(name)) return '/';
  return lacksPermission(screen, session) ? '/' : null;
}

/** Whether the current user may open a URL: no redirect, and no impossible record id. */
export function isOpen(
  screen: Pick<Screen, 'name' | 'path' | 'permission'>,
  address: URL,
  session: Pick<Session, 'token' | 'permissions'>,
): boolean {
  return redirectOf(screen, address, session) === null && !namesNoRecord(screen, address);
}

/** Whether only a missing permission keeps a signed-in user from a screen. */
export function lacksPermission(
  { permission }: Pick<Screen, 'permission'>,
  session: Pick<Session, 'token' | 'permissions'>,
): boolean {
  return session.token !== null && !can(permission, session.permissions);
}

/** Whether the URL's record id is malformed, so that the record cannot exist. */
export function namesNoRecord({ path }: Pick<Screen, 'path'>, { pathname }: URL): boolean {
  const id = matchPath(path, readPath(pathname))?.params['id'];
  return id !== undefined && !new RegExp(`^${recordId}$`).test(id);
}
