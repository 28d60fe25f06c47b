import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

/** Whether a key empties a select in which nothing is typed. Held down, it only takes away what is typed. */
export function empties({ key, repeat, target }: KeyboardEvent): boolean {
  const typed = target instanceof HTMLInputElement ? target.value : '';
  return !repeat && typed === '' && (key === 'Backspace' || key === 'Delete');
}

/**
 * The cross is for the pointer: by keyboard it would be one more stop after each field, and Backspace and Delete do the same. It
 * comes and goes with what is chosen or typed. A ref of what is around the select.
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
