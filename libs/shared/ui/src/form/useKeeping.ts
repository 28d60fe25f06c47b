import { useCallback, useEffect, useRef, useState } from 'react';
import {
  forgetCrashed,
  forgetDraft,
  keepDraft,
  openDraft,
  randomKey,
  type Draft,
  type Leaving,
} from '@traveldesk/shared-web';
import type { Edits } from './useEdits';

/** The stored part of a form. */
export type StoredDraft = Pick<Draft, 'values' | 'isPartial' | 'version' | 'key'>;

/** In milliseconds: the most input that a browser crash can lose. */
const pause = 1_000;

/**
 * Stores a form's input, as returned by `read`, under its name: each second while the user types, in case of a crash. The returned function
 * stores it when the page ends. If `read` returns undefined, nothing is stored.
 */
export function useKeeping(
  name: string,
  edits: Edits,
  read: () => StoredDraft | undefined,
): (why: Leaving) => void {
  const [slot] = useState(randomKey);
  const latest = useRef(read);
  // After the user leaves, a later write must not mark this draft as crashed, even if the next page loads slowly.
  const left = useRef<Leaving>(undefined);
  useEffect(() => {
    latest.current = read;
  });
  const keep = useCallback(
    (why: Leaving) => {
      const kept = latest.current();
      if (!kept) return;
      if (why !== 'crashed') left.current = why;
      keepDraft({ slot, form: name, why: left.current ?? why, ...kept });
    },
    [name, slot],
  );
  // The page came back from the browser's back/forward cache, with its input.
  useEffect(() => {
    const shownAgain = () => {
      left.current = undefined;
      forgetDraft(slot);
    };
    window.addEventListener('pageshow', shownAgain);
    return () => window.removeEventListener('pageshow', shownAgain);
  }, [slot]);
  const { dirty } = edits;
  // The user returned before the next page had loaded, and has saved.
  useEffect(() => {
    if (dirty || !left.current) return;
    left.current = undefined;
    forgetDraft(slot);
  }, [dirty, slot]);
  useEffect(() => {
    const close = dirty ? openDraft(slot) : undefined;
    if (!close) return;
    let last = '';
    const timer = setInterval(() => {
      const now = JSON.stringify(latest.current());
      if (now !== last) keep('crashed');
      last = now;
    }, pause);
    return () => {
      clearInterval(timer);
      close();
      forgetCrashed(slot);
    };
  }, [dirty, keep, slot]);
  return keep;
}
