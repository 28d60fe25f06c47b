import { useCallback, useEffect, useState } from 'react';
import { giveFocusBack, isFocusLost, focusOriginOf } from './focus';

/**
 * What gives the focus back, once a dialog is closed or gone, to whoever had it when the dialog was first rendered, or to what has come
 * there. antd remembers who has it when its dialog is there; without motion, a button of the dialog that takes the focus itself has it by
 * then.
 */
export function useFocusBack(): () => void {
  const [origin] = useState(() => {
    const { activeElement: asker } = document;
    return asker instanceof HTMLElement ? focusOriginOf(asker) : undefined;
  });
  const back = useCallback(() => {
    if (origin && isFocusLost()) giveFocusBack(origin);
  }, [origin]);
  // An answer may take away what has asked, and the dialog with it.
  useEffect(() => () => queueMicrotask(back), [back]);
  return back;
}
