import { useCallback, useMemo, useRef, type RefObject } from 'react';
import type { Agreed } from './booking.values';

export interface Order {
  /** What was agreed to in the last look. */
  agreed: RefObject<Agreed | null>;
  /** Lets one judgement of the form through. */
  open: () => void;
  /** Whether the way stood open; it is shut behind. */
  passes: () => boolean;
}

/**
 * The way from the form to the supplier: judged, looked at, agreed to, sent. Nothing is sent but from the last look: neither Enter
 * nor a shortcut opens the way.
 */
export function useOrder(): Order {
  const agreed = useRef<Agreed>(null);
  const isOpen = useRef(false);
  const open = useCallback(() => {
    isOpen.current = true;
  }, []);
  const passes = useCallback(() => {
    const wasOpen = isOpen.current;
    isOpen.current = false;
    return wasOpen;
  }, []);
  return useMemo(() => ({ agreed, open, passes }), [open, passes]);
}
