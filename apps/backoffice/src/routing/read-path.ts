/**
 * Decodes a path as the router does: `/%63ountries` is `/countries`, and an encoded slash stays inside its segment. Checks on the raw path
 * could apply to another screen than the one shown.
 */
export function readPath(pathname: string): string {
  try {
    const words = pathname.split('/').map((word) => decodeURIComponent(word).replaceAll('/', '%2F'));
    return words.join('/');
  } catch {
    // Invalid UTF-8, which the router does not decode either.
    return pathname;
  }
}
