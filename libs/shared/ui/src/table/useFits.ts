import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether a table's columns fit the page. Where they do not, it scrolls in itself, and its head can no longer stay in
 * sight while the page is scrolled: so only then.
 */
export function useFits(): { ref: RefObject<HTMLDivElement | null>; fits: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [fits, setFits] = useState(true);
  useEffect(() => {
    const box = ref.current;
    const table = box?.querySelector('table');
    if (!box || !table) return;
    const observer = new ResizeObserver(() => setFits(table.offsetWidth <= box.clientWidth + 1));
    observer.observe(box);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return { ref, fits };
}
