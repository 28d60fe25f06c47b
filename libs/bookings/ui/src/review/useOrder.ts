import { useCallback, useMemo, useRef, type RefObject } from 'react';

export interface Order<Agreed> {
  /** The order that was confirmed in the summary dialog. */
  agreed: Readonly<RefObject<Agreed | null>>;
  /** Stores the confirmed order. */
  agree: (to: Agreed) => void;
  /** Allows one submission of the form. */
  open: () => void;
  /** Returns whether a submission was allowed, and revokes it. */
  passes: () => boolean;
}

/** The steps of an order: validate, summarize, confirm, send. Only the summary dialog allows sending; Enter or a shortcut does not. */
export function useOrder<Agreed>(): Order<Agreed> {
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
