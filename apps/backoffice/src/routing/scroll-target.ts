import type { NavigationType } from 'react-router-dom';

export interface Arrival {
  /** Whether the page was loaded rather than navigated to: the browser then restores the position. */
  first: boolean;
  kind: `${NavigationType}`;
  hash: string;
  /** The scroll position when this history entry was left. */
  left: number | undefined;
  /** The scroll position when the list that a form returns to was left. */
  place: number | undefined;
}

/** Returns the id in a hash; an invalid encoding is taken literally, as browsers do. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * Returns the scroll position on arrival: the top (SPECIFICATION 2), the element of a hash link, or the position restored by Back or a
 * saved form. Undefined: do not scroll.
 */
export function scrollTarget({ first, kind, hash, left, place }: Arrival): number | string | undefined {
  if (kind === 'POP' && !first) return left ?? 0;
  if (hash) return idOf(hash);
  if (first) return undefined;
  return place ?? 0;
}
