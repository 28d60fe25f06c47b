import { matchPath } from 'react-router-dom';
import { can, loginPath, type Session } from '@traveldesk/shared-web';
import type { Screen } from '../domains';
import { readPath } from './read-path';
import { recordId } from './record-id';
import { openToVisitors } from './visitors';

/** Where somebody who is signed in has nothing to do. */
const forVisitorsOnly: readonly string[] = ['login', 'reset-password'];

/**
 * Where a navigation to `screen` at `address` (path, query and hash) leads instead, or null when it may go
 * on. The rules are in the order of SPECIFICATION 2: visitors to login, the signed-in away from it, then
 * the permission.
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

/** Whether an address shows its screen to who is signed in here: neither leads elsewhere, nor names what cannot exist. */
export function isOpen(
  screen: Pick<Screen, 'name' | 'path' | 'permission'>,
  address: URL,
  session: Pick<Session, 'token' | 'permissions'>,
): boolean {
  return redirectOf(screen, address, session) === null && !namesNoRecord(screen, address);
}

/** Whether it is the permission alone that keeps somebody who is signed in from a screen. */
export function lacksPermission(
  { permission }: Pick<Screen, 'permission'>,
  session: Pick<Session, 'token' | 'permissions'>,
): boolean {
  return session.token !== null && !can(permission, session.permissions);
}

/** Whether the address names a record by what no record is called: nothing need be asked to know that it does not exist. */
export function namesNoRecord({ path }: Pick<Screen, 'path'>, { pathname }: URL): boolean {
  const id = matchPath(path, readPath(pathname))?.params['id'];
  return id !== undefined && !new RegExp(`^${recordId}$`).test(id);
}
