import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { listPlace } from '@traveldesk/shared-web';
import { scrollBehavior } from '../feedback/motion';
import { headOfPage } from '../layout/head-of-page';
import { arriveAt, type Approach } from './arrive-at';
import { scrollTarget } from './scroll-target';
import { noteShown } from './shown';

/** The scroll position at which each history entry was left. */
const positions = new Map<string, number>();

/** Restores scroll position and focus on navigation (SPECIFICATION 2). */
export function useNavigationEffects(): void {
  const { pathname, search, hash, key, state } = useLocation();
  const kind = useNavigationType();
  const first = useRef(true);
  const approach = useRef<Approach>(undefined);

  useEffect(() => noteShown(pathname + search + hash), [pathname, search, hash]);

  // Saved on each scroll event: once the next page is shown, the browser has moved to its end. On Back, the browser scrolls the page being
  // left to the next page's position, which must not be saved.
  useLayoutEffect(() => {
    // The interim position of a page that still grows was not chosen by the user.
    const keep = () => !approach.current?.pending && positions.set(key, window.scrollY);
    const stop = () => window.removeEventListener('scroll', keep);
    // The first page starts at the top; reading the position would force a layout.
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
      // The browser fires the scroll event with the next frame, when the user may already be gone.
      positions.set(key, target);
      return approach.current.stop;
    }
    return undefined;
    // Restored once per path: a list's filters and pages do not change the path. A hash link leads to its element each time.
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
