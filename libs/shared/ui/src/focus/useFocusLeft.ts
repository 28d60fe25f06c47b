import { useLayoutEffect, useRef, type RefObject } from 'react';
import { leaveFocus, placesOf, type Heir } from './focus';

/**
 * For a part of the page that goes once something in it is pressed, as "Try again" does: a focus that would go with it is left to what
 * comes in its place (WCAG 2.4.3). By a microtask, when the rest of the page is as it will be. A ref of that part.
 */
export function useFocusLeft<Part extends HTMLElement>(heir?: Heir): RefObject<Part | null> {
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
