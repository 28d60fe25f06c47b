import { useCallback, useMemo, useRef, type RefObject } from 'react';
import type { Agreed } from './booking.values';

export interface Order {
  /** What was agreed to in the last look. */
  agreed: Readonly<RefObject<Agreed | null>>;
  /** Keeps what was agreed to. */
  agree: (to: Agreed) => void;
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
  const agree = useCallback((to: Agreed) => {
    agreed.current = to;
  }, []);
  const passes = useCallback(() => {
    const wasOpen = isOpen.current;
    isOpen.current = false;
    return wasOpen;
  }, []);
  return useMemo(() => ({ agreed, agree, open, passes }), [agree, open, passes]);
}
