import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

/** Whether a key press clears a select without typed text. A held key only deletes text. */
export function empties({ key, repeat, target }: KeyboardEvent): boolean {
  const typed = target instanceof HTMLInputElement ? target.value : '';
  return !repeat && typed === '' && (key === 'Backspace' || key === 'Delete');
}

/**
 * Takes the cross out of the tab order: it would be a second stop after each field, and Backspace and Delete do the same. The cross comes
 * and goes with the value. Returns a ref for the select's parent element.
 */
export function usePointerCross<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const passBy = () => element.querySelector('.ant-select-clear')?.setAttribute('tabindex', '-1');
    passBy();
    const observer = new MutationObserver(passBy);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return box;
}
