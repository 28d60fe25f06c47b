import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Keeps the head at its former height while an operation is open, even if its buttons disappear, so that the tabs below do not move. */
export function useHeightWhileBusy(isBusy: boolean): RefObject<HTMLDivElement | null> {
  const head = useRef<HTMLDivElement>(null);
  const room = useRef(0);
  useLayoutEffect(() => {
    const { current } = head;
    if (!current) return;
    if (isBusy) {
      if (room.current > 0) current.style.minBlockSize = `${room.current}px`;
      return;
    }
    current.style.minBlockSize = '';
    room.current = current.offsetHeight;
  });
  return head;
}
