import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { canZoom, moved, zoomed, type Camera } from './camera';
import type { PlanePoint } from './projection';

/** The factor of a button, a key or a double click. */
export const zoomStep = 1.6;

/** Pixels that an arrow key moves the plane, and those after which a press is a drag. */
const keyStep = 80;
const slack = 4;

const arrows: Readonly<Record<string, PlanePoint>> = {
  ArrowLeft: { x: keyStep, y: 0 },
  ArrowRight: { x: -keyStep, y: 0 },
  ArrowUp: { x: 0, y: keyStep },
  ArrowDown: { x: 0, y: -keyStep },
};

/** A pointer that is down, in client pixels, with its travel since then. */
interface Held extends PlanePoint {
  travel: number;
}

/**
 * Returns the camera of a map and the handlers that move it: drag, wheel, two fingers, double click, arrow keys, plus, minus and zero. Until
 * the reader moves it, it is `start`.
 */
export function useCamera(plane: RefObject<HTMLElement | null>, start: Camera) {
  const [chosen, setChosen] = useState<Camera | null>(null);
  const camera = chosen ?? start;
  const latest = useRef(camera);
  useLayoutEffect(() => {
    latest.current = camera;
  });
  // Several events may come before a render; each builds on the one before.
  const change = (step: (now: Camera) => Camera) => {
    latest.current = step(latest.current);
    setChosen(latest.current);
  };

  /** Returns a place of the page in pixels from the center of the map. */
  const fromCenter = ({ clientX, clientY }: { clientX: number; clientY: number }): PlanePoint => {
    const box = plane.current?.getBoundingClientRect();
    return box ? { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 } : { x: 0, y: 0 };
  };

  const onWheel = useRef((_event: WheelEvent) => undefined as void);
  useLayoutEffect(() => {
    onWheel.current = (event) => {
      const factor = Math.exp(-event.deltaY * (event.deltaMode === 0 ? 0.002 : 0.05));
      // At the end of the zoom, the wheel scrolls the page again.
      if (!canZoom(latest.current, factor)) return;
      event.preventDefault();
      change((now) => zoomed(now, factor, fromCenter(event)));
    };
  });
  useEffect(() => {
    const element = plane.current;
    const turn = (event: WheelEvent) => onWheel.current(event);
    // React's own listener is passive and cannot keep the page from scrolling.
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [plane]);

  const held = useRef(new Map<number, Held>());
  const wasDragged = useRef(false);
  const release = ({ pointerId }: PointerEvent) => void held.current.delete(pointerId);
  const handlers = {
    onPointerDown: ({ pointerId, clientX: x, clientY: y, button }: PointerEvent) => {
      if (button !== 0) return;
      wasDragged.current = false;
      held.current.set(pointerId, { x, y, travel: 0 });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { pointerId, clientX: x, clientY: y } = event;
      const before = held.current.get(pointerId);
      if (!before) return;
      const by = { x: x - before.x, y: y - before.y };
      const travel = before.travel + Math.hypot(by.x, by.y);
      const other = [...held.current].find(([id]) => id !== pointerId)?.[1];
      if (travel < slack && !other) return;
      held.current.set(pointerId, { x, y, travel });
      wasDragged.current = true;
      // Optional: jsdom lacks it.
      event.currentTarget.setPointerCapture?.(pointerId);
      if (!other) {
        change((now) => moved(now, by));
        return;
      }
      const apart = (one: PlanePoint) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
      const middle = fromCenter({ clientX: (x + other.x) / 2, clientY: (y + other.y) / 2 });
      const half = { x: by.x / 2, y: by.y / 2 };
      change((now) => zoomed(moved(now, half), apart({ x, y }) / apart(before), middle));
    },
    onPointerUp: release,
    onPointerCancel: release,
    // A drag that ends on a marker is not a click.
    onClickCapture: (event: MouseEvent) => {
      if (wasDragged.current) event.stopPropagation();
      wasDragged.current = false;
    },
    onDoubleClick: (event: MouseEvent) => {
      if (!(event.target as Element).closest('button'))
        change((now) => zoomed(now, zoomStep, fromCenter(event)));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      const arrow = arrows[key];
      if (arrow) change((now) => moved(now, arrow));
      else if (key === '+' || key === '=') zoom(zoomStep);
      else if (key === '-') zoom(1 / zoomStep);
      else if (key === '0') reset();
      else return;
      event.preventDefault();
    },
  };
  const zoom = (factor: number, at?: PlanePoint) => change((now) => zoomed(now, factor, at));
  const reset = () => setChosen(null);
  return { camera, handlers, zoom, reset };
}
