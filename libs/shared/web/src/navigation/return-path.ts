/** The name of the query parameter that carries the page first asked for through the sign-in. */
const returnParameter = 'to';

/**
 * The path to go to after sign-in: `wanted` if it is a page of this very origin, else the home page. It is
 * resolved as the browser would and compared, since `//evil.example`, `/\evil.example` and `https:…` all
 * look like paths to a prefix test (SECURITY 47).
 */
export function safeReturnPath(wanted: string | null | undefined, origin = window.location.origin): string {
  if (!wanted || !wanted.startsWith('/')) return '/';
  try {
    const url = new URL(wanted, origin);
    return url.origin === origin ? url.pathname + url.search + url.hash : '/';
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
  return back === '/' || back.startsWith(page)
    ? page
    : `${page}?${returnParameter}=${encodeURIComponent(back)}`;
}

/** Where the page at `search` leads to once the user is signed in, or has what was missing. */
export function returnPathOf(search: string): string {
  return safeReturnPath(new URLSearchParams(search).get(returnParameter));
}
