import { useEffect, useMemo, useRef } from 'react';

export interface HeldVersion {
  /** What the next save names. */
  current: () => number | undefined;
  /** The API has answered with this version of the record. */
  answered: (version: number) => void;
  /** The form goes on from what was typed over this version, whatever came after it. */
  resume: (version: number) => void;
}

/**
 * The version of the record that a form goes on from: that of the last answer. `given` is the one the form was opened
 * with; when it moves, as by an action beside the form, it is taken only if it follows the one that is held. Where a
 * version lies between, somebody else has changed what the form has not seen, and the next save has to say so.
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
        // An action that was answered before the save it came after.
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
