import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Size } from './camera';

/** Until the element is measured. */
const usual: Size = { width: 400, height: 480 };

/** Returns the size of an element, now and whenever it changes. */
export function useSize(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(usual);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
