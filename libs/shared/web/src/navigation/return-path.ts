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
  const back = safeReturnPath(path);
  return back === '/' || back.startsWith('/login')
    ? '/login'
    : `/login?${returnParameter}=${encodeURIComponent(back)}`;
}

/** Where the login page at `search` leads to once the user is signed in. */
export function returnPathOf(search: string): string {
  return safeReturnPath(new URLSearchParams(search).get(returnParameter));
}
