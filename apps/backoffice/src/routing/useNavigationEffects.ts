import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { listPlace } from '@traveldesk/shared-web';
import { scrollBehavior } from '../feedback/motion';
import { scrollTarget } from './scroll-target';

/** How far down each entry of the history was when it was left. */
const positions = new Map<string, number>();

/** Scroll and focus on navigation (SPECIFICATION 2). */
export function useNavigationEffects(): void {
  const { pathname, hash, key, state } = useLocation();
  const kind = useNavigationType();
  const first = useRef(true);

  // Kept as it moves: once the next page stands, the browser has moved to where that one ends. At Back it moves the page
  // that is left to the place of the one that comes, which is no place of this one.
  useLayoutEffect(() => {
    const keep = () => void positions.set(key, window.scrollY);
    const stop = () => window.removeEventListener('scroll', keep);
    // The first page stands at its top until it says otherwise: to ask would have it laid out for the answer.
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
      window.scrollTo({ top: target, behavior: 'instant' });
    }
    // The place is taken once per page: filters and pages of a list move on the same path. A hash link leads to its
    // element each time it is followed.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- key and state belong to the path that is entered
  }, [pathname, hash, hash && key]);

  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}
