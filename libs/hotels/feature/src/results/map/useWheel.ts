import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How long the hint stays after the last turn, in milliseconds. */
const hintMs = 2_000;

/**
 * Zooms a map by the wheel with Ctrl or ⌘, which is also how browsers report two fingers on a trackpad. The wheel alone scrolls the page;
 * returns whether to say so, for a moment after it was turned over the map.
 */
export function useWheel(
  plane: RefObject<HTMLElement | null>,
  onZoom: (factor: number, event: WheelEvent) => void,
): boolean {
  const [hinted, setHinted] = useState(false);
  const zoom = useRef(onZoom);
  useLayoutEffect(() => {
    zoom.current = onZoom;
  });
  useEffect(() => {
    const element = plane.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const turn = (event: WheelEvent) => {
      const isZoom = event.ctrlKey || event.metaKey;
      clearTimeout(timer);
      setHinted(!isZoom);
      if (!isZoom) {
        timer = setTimeout(() => setHinted(false), hintMs);
        return;
      }
      event.preventDefault();
      zoom.current(Math.exp(-event.deltaY * (event.deltaMode === 0 ? 0.002 : 0.05)), event);
    };
    // React's own listener is passive and cannot keep the browser from zooming the page.
    element?.addEventListener('wheel', turn, { passive: false });
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('wheel', turn);
    };
  }, [plane]);
  return hinted;
}
