import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * As long as something is being done with a booking, its head takes no less room than it did before, whatever buttons are gone: the tabs
 * below it stay where they are.
 */
export function useKeptRoom(isBusy: boolean): RefObject<HTMLDivElement | null> {
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
