import type { NavigationType } from 'react-router-dom';

export interface Arrival {
  /** The page was loaded, not navigated to: the browser restores its own place. */
  first: boolean;
  kind: `${NavigationType}`;
  hash: string;
  /** Where this entry of the history was left. */
  left: number | undefined;
  /** Where the list that a form leads back to was left. */
  place: number | undefined;
}

/** The id that a hash names; one that is no encoding names itself, as it does to the browser. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * Where a page is to be on arrival: the top (SPECIFICATION 2), the element of a hash link, or the place that
 * Back and a saved form lead back to. Undefined leaves the page alone.
 */
export function scrollTarget({ first, kind, hash, left, place }: Arrival): number | string | undefined {
  if (kind === 'POP' && !first) return left ?? 0;
  if (hash) return idOf(hash);
  if (first) return undefined;
  return place ?? 0;
}
