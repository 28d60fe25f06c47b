import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether a table's columns fit the page. Where they do not, it scrolls in itself, and its head can no longer stay in
 * sight while the page is scrolled: so only then. At which of its edges there is more, the element says to the stylesheet
 * (`data-before`, `data-after`): no row is rendered for it.
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
      // To the left of where it began, in a language that is written from the right, is below nothing.
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
