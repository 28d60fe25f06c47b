import { useCallback, useMemo, useRef, useState } from 'react';

export interface Edits {
  /** Whether something in the fields is not saved. */
  dirty: boolean;
  /** The same at this very moment, for what happens between two renderings. */
  isDirty: () => boolean;
  setDirty: (dirty: boolean) => void;
}

/** Whether a form holds what is not saved yet. */
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
