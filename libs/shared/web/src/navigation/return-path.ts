/** The query parameter that carries the requested page through the sign-in. */
const returnParameter = 'to';

/** Pages of no use to a signed-in user: nothing returns to them. */
const forVisitors: readonly string[] = ['/login', '/reset-password'];

/** Normalizes a pathname as the router does: `/LOGIN/` and `/%6Cogin` are the sign-in page too. Throws if it is malformed. */
function pageOf(pathname: string): string {
  return decodeURIComponent(pathname)
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '');
}

/**
 * Returns the path to open after sign-in: `wanted` if it is a page of this origin and not the sign-in page, or else the home page. It is
 * resolved as the browser would, because `//evil.example`, `/\evil.example` and `https:…` all pass a prefix test. The result is resolved
 * again: `/.//evil.example` is of this origin, but its path `//evil.example` is not (SECURITY 47).
 */
export function safeReturnPath(wanted: string | null | undefined, origin = window.location.origin): string {
  if (!wanted || !wanted.startsWith('/')) return '/';
  try {
    const url = new URL(wanted, origin);
    const path = url.pathname + url.search + url.hash;
    const isHere = url.origin === origin && new URL(path, origin).href === url.href;
    return isHere && !forVisitors.includes(pageOf(url.pathname)) ? path : '/';
  } catch {
    return '/';
  }
}

/** Returns the URL of the login page that returns to `path` afterwards. */
export function loginPath(path: string): string {
  return detour('/login', path);
}

/** Returns the URL of the page that sets up a second factor, which returns to `path` afterwards. */
export function secondFactorPath(path: string): string {
  return detour('/second-factor', path);
}

/** Returns the URL of the page that changes the password, which returns to `path` afterwards. */
export function changePasswordPath(path: string): string {
  return detour('/change-password', path);
}

function detour(page: string, path: string): string {
  const back = safeReturnPath(path);
  return back === '/' || isAt(page, back) ? page : `${page}?${returnParameter}=${encodeURIComponent(back)}`;
}

function isAt(page: string, path: string): boolean {
  return pageOf(path.split(/[?#]/)[0] ?? '') === page;
}

/**
 * Returns the path that follows the page at `search`, after sign-in or set-up. `page` is that page itself: if a sign-in in between leads
 * back to it, its own original target is returned instead.
 */
export function returnPathOf(search: string, page?: string): string {
  const path = safeReturnPath(new URLSearchParams(search).get(returnParameter));
  if (page === undefined || !isAt(page, path)) return path;
  return returnPathOf(new URL(path, window.location.origin).search, page);
}
