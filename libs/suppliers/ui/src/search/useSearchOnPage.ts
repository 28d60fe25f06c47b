import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberList } from '@traveldesk/shared-web';

/**
 * Stops a search when its page is left, and remembers the scroll position of its list. The returned function announces a visit to a result:
 * the search then continues, for the way back.
 */
export function useSearchOnPage(query: string, stop: (query: string) => void): () => void {
  const { pathname, search } = useLocation();
  const toResult = useRef(false);
  useEffect(() => {
    toResult.current = false;
    return () => {
      if (!toResult.current) stop(query);
    };
  }, [query, stop]);
  // Read before the rows are unmounted.
  useLayoutEffect(() => () => rememberList(pathname, { search, scroll: window.scrollY }), [pathname, search]);
  return useCallback(() => {
    toResult.current = true;
  }, []);
}
