import { useCallback, useState } from 'react';

/**
 * What gives the focus back, once a dialog is closed, to whoever had it when the dialog was first rendered. antd remembers who has it
 * when its dialog is there; without motion, a button of the dialog that takes the focus itself has it by then.
 */
export function useFocusBack(): () => void {
  const [asker] = useState(() => document.activeElement);
  return useCallback(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && asker instanceof HTMLElement) asker.focus({ preventScroll: true });
  }, [asker]);
}
