/** The name of the query parameter that carries the page first asked for through the sign-in. */
const returnParameter = 'to';

/** Pages where somebody who is signed in has nothing to do: nothing leads back there. */
const forVisitors: readonly string[] = ['/login', '/reset-password'];

/** A pathname as the router compares it: `/LOGIN/` and `/%6Cogin` are the sign-in page too. Throws where it is malformed. */
function pageOf(pathname: string): string {
  return decodeURIComponent(pathname)
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '');
}

/**
 * The path to go to after sign-in: `wanted` if it is a page of this very origin, and not the sign-in's own, else the home
 * page. It is resolved as the browser would and compared, since `//evil.example`, `/\evil.example` and `https:…` all
 * look like paths to a prefix test. What is answered is compared too: `/.//evil.example` is of this origin, and its
 * path, `//evil.example`, is not (SECURITY 47).
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

/** The address of the login page that leads back to `path` afterwards. */
export function loginPath(path: string): string {
  return detour('/login', path);
}

/** The address of the page that sets a second factor up, which leads back to `path` afterwards. */
export function secondFactorPath(path: string): string {
  return detour('/second-factor', path);
}

/** The address of the page that changes the password, which leads back to `path` afterwards. */
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
 * Where the page at `search` leads to once the user is signed in, or has what was missing. `page` is the one that asks: a
 * sign-in that came between leads back to it, and it to where it was to lead in the first place.
 */
export function returnPathOf(search: string, page?: string): string {
  const path = safeReturnPath(new URLSearchParams(search).get(returnParameter));
  if (page === undefined || !isAt(page, path)) return path;
  return returnPathOf(new URL(path, window.location.origin).search, page);
}
