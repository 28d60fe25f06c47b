import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Itinerary } from './model/itineraries';

/** Milliseconds after pointer and focus have left the list until it takes in what has come meanwhile. */
const pause = 3000;

interface Held {
  /** The keys of the rows, in the order in which they stay. */
  order: readonly string[];
  /** By which order and filters they were made. */
  arrangement: string;
}

export interface HeldRows {
  rows: readonly Itinerary[];
  /** How many itineraries wait to be listed. */
  waiting: number;
  showAll: () => void;
}

/**
 * The rows of a list that is read. While the pointer or the focus is in it none moves: a fare that comes joins its row at once,
 * a flight that comes waits. It is listed on demand, or once the reader has been elsewhere for a moment. Another order or filter is the
 * reader's own wish and holds nothing back.
 */
export function useHeldRows(
  itineraries: readonly Itinerary[],
  arrangement: string,
  list: RefObject<HTMLElement | null>,
): HeldRows {
  const [held, setHeld] = useState<Held | null>(null);
  const isReading = useRef(false);
  const all = useRef<Held>({ order: [], arrangement });

  const isOutdated = held !== null && (held.arrangement !== arrangement || held.order.length === 0);
  if (isOutdated && itineraries.length > 0) setHeld(heldOf(itineraries, arrangement));
  const order = held && !isOutdated ? held.order : null;

  const rows = useMemo(() => (order ? inOrder(itineraries, order) : itineraries), [itineraries, order]);
  useLayoutEffect(() => {
    all.current = heldOf(itineraries, arrangement);
  }, [itineraries, arrangement]);

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const inside = { pointer: false, focus: false };
    const settle = () => {
      clearTimeout(timer);
      if (inside.pointer || inside.focus) {
        if (!isReading.current) setHeld(all.current);
        isReading.current = true;
        return;
      }
      timer = setTimeout(() => {
        isReading.current = false;
        setHeld(null);
      }, pause);
    };
    const enter = () => {
      if (inside.pointer) return;
      inside.pointer = true;
      settle();
    };
    // A finger that is lifted has not left: who scrolls by touch goes on reading.
    const leave = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      inside.pointer = false;
      settle();
    };
    const touchElsewhere = ({ target }: PointerEvent) => {
      if (!inside.pointer || element.contains(target as Node)) return;
      inside.pointer = false;
      settle();
    };
    const focusIn = () => {
      inside.focus = true;
      settle();
    };
    const focusOut = ({ relatedTarget }: FocusEvent) => {
      inside.focus = element.contains(relatedTarget as Node | null);
      settle();
    };
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointermove', enter);
    element.addEventListener('pointerleave', leave);
    document.addEventListener('pointerdown', touchElsewhere);
    element.addEventListener('focusin', focusIn);
    element.addEventListener('focusout', focusOut);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointermove', enter);
      element.removeEventListener('pointerleave', leave);
      document.removeEventListener('pointerdown', touchElsewhere);
      element.removeEventListener('focusin', focusIn);
      element.removeEventListener('focusout', focusOut);
    };
  }, [list]);

  return {
    rows,
    waiting: itineraries.length - rows.length,
    showAll: useCallback(() => setHeld((before) => before && all.current), []),
  };
}

function heldOf(itineraries: readonly Itinerary[], arrangement: string): Held {
  return { order: itineraries.map(({ key }) => key), arrangement };
}

function inOrder(itineraries: readonly Itinerary[], order: readonly string[]): Itinerary[] {
  const byKey = new Map(itineraries.map((itinerary) => [itinerary.key, itinerary]));
  return order.flatMap((key) => byKey.get(key) ?? []);
}
