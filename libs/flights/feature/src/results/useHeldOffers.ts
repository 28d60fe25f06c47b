import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Offer } from '@traveldesk/flights-contract';

/** Milliseconds after which a pointer that rests is no longer reading. */
const reading = 4000;
/** Pixels from which on somebody has scrolled into the list. */
const scrolled = 120;

export interface HeldOffers {
  shown: readonly Offer[];
  /** How many itineraries have come that are not shown yet. */
  waiting: number;
  showAll: () => void;
}

/**
 * Offers that come while somebody reads `list` are held back, so that no row moves under the cursor; they are shown on
 * demand, or with the next ones once nobody reads any more.
 */
export function useHeldOffers(offers: readonly Offer[], list: RefObject<HTMLElement | null>): HeldOffers {
  const [shown, setShown] = useState(offers);
  const moved = useRef(-Infinity);

  useEffect(() => {
    const element = list.current;
    const move = () => {
      moved.current = performance.now();
    };
    element?.addEventListener('pointermove', move);
    return () => element?.removeEventListener('pointermove', move);
  }, [list]);

  useEffect(() => {
    const isReading =
      performance.now() - moved.current < reading ||
      window.scrollY > scrolled ||
      Boolean(list.current?.contains(document.activeElement));
    setShown((before) => (before.length > 0 && isReading && offers.length > before.length ? before : offers));
  }, [offers, list]);

  const waiting = useMemo(() => {
    if (shown.length >= offers.length) return 0;
    const known = new Set(shown.map(({ itinerary_key }) => itinerary_key));
    const fresh = offers.slice(shown.length).map(({ itinerary_key }) => itinerary_key);
    // A further fare of flights that are listed already is news as well.
    return new Set(fresh.filter((key) => !known.has(key))).size || 1;
  }, [offers, shown]);

  return { shown, waiting, showAll: () => setShown(offers) };
}
