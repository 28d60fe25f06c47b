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

/** What is kept of a form. */
export type Kept = Pick<Draft, 'values' | 'isPartial' | 'version' | 'key'>;

/** At most so much of what was typed is lost where the browser has no time to tell of its end. */
const pause = 1_000;

/**
 * Keeps what `read` finds in a form, under its name; nothing while the form is not there. The answer does so as the page ends; until then it is kept each second in which
 * something was typed, for a crash.
 */
export function useKeeping(name: string, edits: Edits, read: () => Kept | undefined): (why: Leaving) => void {
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
  // The browser had kept the page, with all that is typed.
  useEffect(() => {
    const shownAgain = () => {
      left.current = undefined;
      forgetDraft(slot);
    };
    window.addEventListener('pageshow', shownAgain);
    return () => window.removeEventListener('pageshow', shownAgain);
  }, [slot]);
  const { dirty } = edits;
  // The user came back before the next page was there, and has saved it.
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
