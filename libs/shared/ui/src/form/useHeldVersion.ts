import { useEffect, useMemo, useRef } from 'react';

export interface HeldVersion {
  /** The version that the next save sends. */
  current: () => number | undefined;
  /** Records the version in the API's answer. */
  answered: (version: number) => void;
  /** Continues from the version over which the draft was typed, whatever came after it. */
  resume: (version: number) => void;
}

/**
 * Holds the record version on which a form is based: that of the last answer. `given` is the version at opening; if it changes, as after
 * another action on the page, it is taken only if it directly follows the held one. A gap means that another user has changed the record,
 * and the next save must fail with 412.
 */
export function useHeldVersion(given: number | undefined): HeldVersion {
  const held = useRef(given);
  const last = useRef(given);
  const holder = useMemo(() => {
    const follow = () => {
      const next = last.current;
      if (next !== undefined && next === (held.current ?? next - 1) + 1) held.current = next;
    };
    return {
      follow,
      current: () => held.current,
      answered: (version: number) => {
        held.current = version;
        // The answer to a later action may have arrived before the answer to this save.
        follow();
      },
      resume: (version: number) => {
        held.current = version;
      },
    };
  }, []);
  useEffect(() => {
    last.current = given;
    holder.follow();
  }, [given, holder]);
  return holder;
}
