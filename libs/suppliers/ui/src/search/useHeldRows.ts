import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';

/** Milliseconds after pointer and focus have left the list until new rows are added. */
const pause = 3000;

/** A row with its key, which stays the same while its content changes. */
export interface Row {
  key: string;
}

interface Held {
  /** The keys of the rows in their fixed order. */
  order: readonly string[];
  /** The order and filters of the rows. */
  arrangement: string;
}

export interface HeldRows<Of extends Row> {
  rows: readonly Of[];
  /** The number of rows not listed yet. */
  waiting: number;
  showAll: () => void;
}

/**
 * Returns the rows of a list that must not move while it is being read, that is while the pointer or the focus is in it. New content of a
 * row is shown at once; new rows wait until the reader asks for them or has left for a moment. A change of order or filters updates the
 * list at once.
 */
export function useHeldRows<Of extends Row>(
  found: readonly Of[],
  arrangement: string,
  list: RefObject<HTMLElement | null>,
): HeldRows<Of> {
  const [held, setHeld] = useState<Held | null>(null);
  const isReading = useRef(false);
  const all = useRef<Held>({ order: [], arrangement });

  const isOutdated = held !== null && (held.arrangement !== arrangement || held.order.length === 0);
  if (isOutdated && found.length > 0) setHeld(heldOf(found, arrangement));
  const order = held && !isOutdated ? held.order : null;

  const rows = useMemo(() => (order ? inOrder(found, order) : found), [found, order]);
  useLayoutEffect(() => {
    all.current = heldOf(found, arrangement);
  }, [found, arrangement]);

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
    // With touch, the pointer leaves when the finger is lifted, although the user is still reading.
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
    waiting: found.length - rows.length,
    showAll: useCallback(() => setHeld((before) => before && all.current), []),
  };
}

function heldOf(found: readonly Row[], arrangement: string): Held {
  return { order: found.map(({ key }) => key), arrangement };
}

function inOrder<Of extends Row>(found: readonly Of[], order: readonly string[]): Of[] {
  const byKey = new Map(found.map((row) => [row.key, row]));
  return order.flatMap((key) => byKey.get(key) ?? []);
}
