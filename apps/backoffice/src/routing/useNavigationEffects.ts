import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { listPlace } from '@traveldesk/shared-web';
import { scrollBehavior } from '../feedback/motion';
import { headOfPage } from '../layout/head-of-page';
import { arriveAt, type Approach } from './arrive-at';
import { scrollTarget } from './scroll-target';
import { noteShown } from './shown';

/** How far down each entry of the history was when it was left. */
const positions = new Map<string, number>();

/** Scroll and focus on navigation (SPECIFICATION 2). */
export function useNavigationEffects(): void {
  const { pathname, search, hash, key, state } = useLocation();
  const kind = useNavigationType();
  const first = useRef(true);
  const approach = useRef<Approach>(undefined);

  useEffect(() => noteShown(pathname + search + hash), [pathname, search, hash]);

  // Kept as it moves: once the next page is shown, the browser has moved to where that one ends. At Back it moves the page
  // that is left to the place of the one that comes, which is no place of this one.
  useLayoutEffect(() => {
    // Where a page that still grows has been moved to so far is no place that anybody has chosen.
    const keep = () => !approach.current?.pending && positions.set(key, window.scrollY);
    const stop = () => window.removeEventListener('scroll', keep);
    // The first page is at its top until it says otherwise: to ask would have it laid out for the answer.
    if (!positions.has(key)) {
      if (first.current) positions.set(key, 0);
      else keep();
    }
    window.addEventListener('scroll', keep, { passive: true });
    window.addEventListener('popstate', stop);
    return () => {
      stop();
      window.removeEventListener('popstate', stop);
    };
  }, [key]);

  useLayoutEffect(() => {
    const target = scrollTarget({
      first: first.current,
      kind,
      hash,
      left: positions.get(key),
      place: (state as { restoreScroll?: boolean } | null)?.restoreScroll
        ? listPlace(pathname)?.scroll
        : undefined,
    });
    if (typeof target === 'string') {
      document.getElementById(target)?.scrollIntoView({ behavior: scrollBehavior() });
    } else if (target !== undefined) {
      approach.current = arriveAt(target);
      // The browser tells of a move with its next frame, and on a busy machine the user is gone by then.
      positions.set(key, target);
      return approach.current.stop;
    }
    return undefined;
    // The place is taken once per page: filters and pages of a list move on the same path. A hash link leads to its
    // element each time it is followed.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- key and state belong to the path that is entered
  }, [pathname, hash, hash && key]);

  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const heading = headOfPage();
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}
