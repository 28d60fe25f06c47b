import { useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { giveFocusBack, isFocusLost, focusOriginOf, type FocusOrigin } from '@traveldesk/shared-ui';
import { headOfPage } from '../layout/head-of-page';
import { toastKey } from '../shortcuts/toast-key';

function goBack(origin: FocusOrigin | undefined): void {
  if (origin) giveFocusBack(origin);
  // Without an earlier focus, the page's heading takes it.
  if (isFocusLost()) headOfPage()?.focus({ preventScroll: true });
}

/** Moves the focus into the toast by a key from anywhere, and back by the same key or when the toast closes (WCAG 2.1.1, 2.4.3). */
export function useToastFocus(card: RefObject<HTMLElement | null>) {
  const origin = useRef<FocusOrigin>(undefined);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== toastKey) return;
      event.preventDefault();
      if (card.current?.contains(document.activeElement)) goBack(origin.current);
      else card.current?.querySelector('button')?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [card]);
  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(() => goBack(origin.current));
    };
  }, [card]);
  return {
    onFocus: ({ relatedTarget: from }: FocusEvent) => {
      if (!(from instanceof HTMLElement) || card.current?.contains(from)) return;
      origin.current = focusOriginOf(from);
    },
  };
}
