import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Returns how many of a list's `count` items fit on its first row; the rest wrap and are hidden. */
export function useOneRow(count: number): { ref: RefObject<HTMLUListElement | null>; room: number } {
  const ref = useRef<HTMLUListElement>(null);
  const [room, setRoom] = useState(count);
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const look = () => {
      const tops = [...list.children].map((item) => (item as HTMLElement).offsetTop);
      setRoom(tops.filter((top) => top === tops[0]).length);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(list);
    // A change of language, or of the current page in bold, changes the widths.
    for (const item of list.children) observer.observe(item);
    return () => observer.disconnect();
  }, [count]);
  return { ref, room };
}
