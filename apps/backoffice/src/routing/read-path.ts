/**
 * A path as the router reads it: `/%63ountries` is `/countries`, and a slash within a word is none between two. Whoever decides by
 * the path as it is written decides about another screen than the one that is shown.
 */
export function readPath(pathname: string): string {
  try {
    const words = pathname.split('/').map((word) => decodeURIComponent(word).replaceAll('/', '%2F'));
    return words.join('/');
  } catch {
    // Signs that are no UTF-8: nor does the router read them.
    return pathname;
  }
}
