import { loginPath, secondFactorPath } from '../navigation/return-path';
import { navigator } from '../navigation/navigator';
import { apiPath } from '../api/path';
import { clearSession, readSession } from './storage';

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
  const { pathname, search, hash } = window.location;
  if (pathname !== '/second-factor') navigator.go(secondFactorPath(pathname + search + hash));
}

/**
 * The user signs out. The device forgets the session first and whatever the network does (SECURITY 31);
 * the API is told on the way out.
 */
export function signOut(): void {
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
