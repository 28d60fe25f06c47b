import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { askUser, hasUnsaved, holdUnsaved, readSession, type Leaving } from '@traveldesk/shared-web';
import type { Edits } from './useEdits';

interface Guarded {
  edits: Edits;
  /** The URL parameters that identify the form. */
  keys?: readonly string[] | undefined;
  /** Stores the input if the page ends without a question that the user could answer by staying. */
  keep?: (why: Leaving) => void;
  /** Called when the user confirms leaving the form. */
  onLeft?: () => void;
  /** Whether the user is asked before leaving within the application. */
  asks?: boolean;
}

interface Guard {
  leads: (from: Location, to: Location) => boolean;
  isDirty: () => boolean;
  /** Notes whether the user is navigating away. */
  tell: (isLeft: boolean) => void;
}

/** The guards of all forms on the page: the router asks only the newest, which answers for all. */
const guards = new Set<Guard>();

const noKeys: readonly string[] = [];
const nothing = () => {};

/**
 * Asks before unsaved changes are lost: on navigation, on sign-out, and on closing the tab. A form is left when its path or one of its
 * identifying URL parameters (`keys`) changes. Returns a function that says whether the user is at the form or navigating to it.
 */
export function useLeaveGuard({
  edits,
  keys = noKeys,
  keep = nothing,
  onLeft = nothing,
  asks: isAsking = true,
}: Guarded): () => boolean {
  const { dirty, isDirty } = edits;
  const left = useRef(false);
  const latest = useRef({ keys, onLeft });
  useEffect(() => {
    latest.current = { keys, onLeft };
  });
  useEffect(() => {
    const valueIn = ({ search }: Location, key: string) => new URLSearchParams(search).get(key);
    const guard: Guard = {
      leads: (from, to) =>
        from.pathname !== to.pathname ||
        latest.current.keys.some((key) => valueIn(from, key) !== valueIn(to, key)),
      isDirty: () => isAsking && isDirty(),
      tell: (isLeft) => {
        left.current = isLeft;
        if (isLeft) latest.current.onLeft();
      },
    };
    guards.add(guard);
    return () => void guards.delete(guard);
  }, [isAsking, isDirty]);

  const leaving = useRef<readonly Guard[]>([]);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    leaving.current = [...guards].filter(({ leads }) => leads(currentLocation, nextLocation));
    const asks = leaving.current.some((guard) => guard.isDirty());
    leaving.current.forEach(({ tell }) => tell(!asks));
    return asks;
  });
  // The destination may change while the question is open.
  const newest = useRef(blocker);
  useEffect(() => {
    newest.current = blocker;
  });
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!isBlocked) return;
    let isOver = false;
    void askUser('leave').then((leaves) => {
      const held = newest.current;
      if (isOver || held.state !== 'blocked') return;
      if (!leaves) return held.reset();
      leaving.current.forEach(({ tell }) => tell(true));
      held.proceed();
    });
    return () => {
      isOver = true;
    };
  }, [isBlocked]);
  useEffect(() => {
    if (!dirty) return;
    const release = holdUnsaved({ ask: () => askUser('leave'), keep });
    // A signed-out user cannot save anything.
    const ask = (event: BeforeUnloadEvent) => hasUnsaved() && readSession().token && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      release();
      window.removeEventListener('beforeunload', ask);
    };
  }, [dirty, keep]);
  return useCallback(() => !left.current, []);
}
