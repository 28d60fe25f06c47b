import { useCallback, useMemo, useRef, useState } from 'react';

export interface Edits {
  /** Whether the form has unsaved changes, as of the last render. */
  dirty: boolean;
  /** The same, current between renders too. */
  isDirty: () => boolean;
  setDirty: (dirty: boolean) => void;
}

/** Tracks whether a form has unsaved changes. */
export function useEdits(): Edits {
  const [dirty, show] = useState(false);
  const now = useRef(false);
  const isDirty = useCallback(() => now.current, []);
  const setDirty = useCallback((next: boolean) => {
    now.current = next;
    show(next);
  }, []);
  return useMemo(() => ({ dirty, isDirty, setDirty }), [dirty, isDirty, setDirty]);
}
