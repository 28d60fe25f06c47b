import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How many of a list's `count` items are on its first row: the others, wrapped, are out of sight. */
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
    // Another language, or another page's name in bold, takes another width.
    for (const item of list.children) observer.observe(item);
    return () => observer.disconnect();
  }, [count]);
  return { ref, room };
}
