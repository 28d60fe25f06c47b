import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { askUser, hasUnsaved, holdUnsaved, readSession, type Leaving } from '@traveldesk/shared-web';
import type { Edits } from './useEdits';

interface Guarded {
  edits: Edits;
  /** The parameters of the address that say whose form it is. */
  keys?: readonly string[] | undefined;
  /** Keeps what was typed, where the page ends without a question that the user could answer by staying. */
  keep?: (why: Leaving) => void;
  /** The user leaves the form, and means it. */
  onLeft?: () => void;
  /** Whether the user is asked before leaving within the application. */
  asks?: boolean;
}

interface Guard {
  leads: (from: Location, to: Location) => boolean;
  isDirty: () => boolean;
  /** Says whether the user is on the way elsewhere. */
  tell: (isLeft: boolean) => void;
}

/** Those of all forms on the page: the router asks the newest one alone, which speaks for the others. */
const guards = new Set<Guard>();

const noKeys: readonly string[] = [];
const nothing = () => {};

/**
 * Asks before unsaved changes are left behind: inside the application, at a logout, and when the tab is closed. A form is
 * left with its path, and with the parameters of the address that say whose form it is (`keys`). Returns what tells
 * whether the form is still the place where the user is, or is going to be.
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
  // Where the user wants to go may change while the question is open.
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
    // Who is signed out can save nothing any more.
    const ask = (event: BeforeUnloadEvent) => hasUnsaved() && readSession().token && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      release();
      window.removeEventListener('beforeunload', ask);
    };
  }, [dirty, keep]);
  return useCallback(() => !left.current, []);
}
