import { changePasswordPath, loginPath, secondFactorPath } from '../navigation/return-path';
import { navigator } from '../navigation/navigator';
import { apiPath } from '../api/path';
import { clearSession, readSession } from './storage';
import { giveUpUnsaved } from './unsaved';

/**
 * The API says that the session is gone (401): storage cleared, page reloaded, sent to login
 * (SPECIFICATION 8), which leads back to the page the user was on.
 */
export function sessionLost(): void {
  clearSession();
  const { pathname, search, hash } = window.location;
  navigator.reload(loginPath(pathname + search + hash));
}

/**
 * The API lets whoever must have a second factor do nothing else before: on to the page that sets one up, which leads
 * back here. Of a page's calls that are refused together the first leads away, and the others change nothing.
 */
export function secondFactorMissing(): void {
  const { pathname } = window.location;
  if (pathname !== '/second-factor') navigator.go(secondFactorPath(pageWanted()));
}

/** The API says that the password has to be changed first (409): on to that page, which leads back here. */
export function passwordToChange(): void {
  if (window.location.pathname !== '/change-password') navigator.go(changePasswordPath(pageWanted()));
}

let refused: string | undefined;

/** The guard led home from `path`. Who must have a second factor holds no permission before, and wanted to go there. */
export function pageRefused(path: string): void {
  refused = path;
}

function pageWanted(): string {
  const { pathname, search, hash } = window.location;
  return (pathname === '/' && refused) || pathname + search + hash;
}

/**
 * The user signs out, unless unsaved changes keep them. The device forgets the session first and whatever the network
 * does (SECURITY 31); the API is told on the way out.
 */
export function signOut(): void {
  if (!giveUpUnsaved()) return;
  const { token } = readSession();
  clearSession();
  if (token) {
    void fetch(`${apiPath}/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      keepalive: true,
    }).catch(() => undefined);
  }
  navigator.reload('/login');
}
