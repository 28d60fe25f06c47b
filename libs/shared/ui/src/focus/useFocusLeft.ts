import { useLayoutEffect, useRef, type RefObject } from 'react';
import { leaveFocus, placesOf, type FocusSuccessor } from './focus';

/**
 * Returns a ref for an element that disappears when something in it is pressed, such as "Try again": its focus moves to its successor (WCAG
 * 2.4.3), in a microtask, when the rest of the page has been updated.
 */
export function useFocusLeft<Part extends HTMLElement>(heir?: FocusSuccessor): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const places = placesOf(element);
      queueMicrotask(() => leaveFocus(places, heir));
    };
  }, [heir]);
  return part;
}
