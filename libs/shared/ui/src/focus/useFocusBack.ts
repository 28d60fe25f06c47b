import { useCallback, useEffect, useState } from 'react';
import { giveFocusBack, isFocusLost, focusOriginOf } from './focus';

/**
 * Returns a function that gives the focus back, after a dialog closes, to the element focused at its first render or to its successor. antd
 * looks for that element too late: without motion, a dialog button that focuses itself already has the focus.
 */
export function useFocusBack(): () => void {
  const [origin] = useState(() => {
    const { activeElement: asker } = document;
    return asker instanceof HTMLElement ? focusOriginOf(asker) : undefined;
  });
  const back = useCallback(() => {
    if (origin && isFocusLost()) giveFocusBack(origin);
  }, [origin]);
  // The answer may remove both the focused element and the dialog.
  useEffect(() => () => queueMicrotask(back), [back]);
  return back;
}
