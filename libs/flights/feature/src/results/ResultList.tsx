import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Itinerary } from './model/itineraries';
import styles from './results.module.css';

export interface ResultListProps {
  itineraries: readonly Itinerary[];
  /** The search that is listed: its rows' heights are known again when one comes back to it. */
  query: string;
  children: (itinerary: Itinerary) => ReactNode;
}

/** Pixels of a row before it has been drawn, by the number of its trips. */
const guess = (itinerary: Itinerary | undefined) => 84 + 52 * (itinerary?.slices.length ?? 1);
const gap = 12;

/** Heights of the last list that was left, so that the place one comes back to is the same. */
let left: { query: string; measured: VirtualItem[] } | undefined;

/** Thousands of rows, of which only those in sight are in the page; the window scrolls. */
export function ResultList({ itineraries, query, children }: ResultListProps) {
  const { t } = useTranslation('flights');
  const list = useRef<HTMLOListElement>(null);
  const [margin, setMargin] = useState(0);
  // Everything above may change its height: suppliers answer, filters wrap.
  useLayoutEffect(() => {
    const place = () => {
      const top = (list.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
      setMargin((before) => (Math.abs(before - top) > 1 ? top : before));
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: itineraries.length,
    estimateSize: (index) => guess(itineraries[index]),
    getItemKey: (index) => itineraries[index]?.key ?? index,
    initialMeasurementsCache: left?.query === query ? left.measured : [],
    overscan: 5,
    gap,
    scrollMargin: margin,
  });
  useEffect(
    () => () => {
      left = { query, measured: virtualizer.measurementsCache };
    },
    [query, virtualizer],
  );
  return (
    <ol
      ref={list}
      aria-label={t('results.list')}
      className={styles.list}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const itinerary = itineraries[index];
        return (
          itinerary && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={itineraries.length}
              aria-posinset={index + 1}
              className={styles.row}
              style={{ transform: `translateY(${start - margin}px)` }}
            >
              {children(itinerary)}
            </li>
          )
        );
      })}
    </ol>
  );
}
