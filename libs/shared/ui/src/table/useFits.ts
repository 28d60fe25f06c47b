import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether a table's columns fit the page. If not, the table scrolls horizontally, and its head cannot be sticky. `data-before` and
 * `data-after` tell the stylesheet at which edges there is more, without rendering a row.
 */
export function useFits(): { ref: RefObject<HTMLDivElement | null>; fits: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [fits, setFits] = useState(true);
  useEffect(() => {
    const box = ref.current;
    const table = box?.querySelector('table');
    if (!box || !table) return;
    const look = () => {
      const more = table.offsetWidth - box.clientWidth;
      // `scrollLeft` is negative in a right-to-left language.
      const passed = Math.abs(box.scrollLeft);
      box.dataset.before = String(passed > 1);
      box.dataset.after = String(more - passed > 1);
      setFits(more <= 1);
    };
    const observer = new ResizeObserver(look);
    observer.observe(box);
    observer.observe(table);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, []);
  return { ref, fits };
}
