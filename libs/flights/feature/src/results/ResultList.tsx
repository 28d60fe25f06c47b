import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Itinerary } from './model/itineraries';
import styles from './results.module.css';
import type { Density } from './useDensity';

export interface ResultListHandle {
  /** Moves the focus to the next or previous row; without a focused row, to the first one in view. */
  step: (by: 1 | -1) => void;
}

export interface ResultListProps {
  ref?: Ref<ResultListHandle>;
  itineraries: readonly Itinerary[];
  /** The listed search; the heights of its rows are restored on return. */
  query: string;
  density: Density;
  children: (itinerary: Itinerary) => ReactNode;
}

/** The search and the itinerary whose review was opened last, which gets the focus on return. */
let chosen: { query: string; key: string } | undefined;

export function rememberChosen(query: string, key: string): void {
  chosen = { query, key };
}

/** Animation frames to wait for the row after a return. */
const patience = 40;

/** Estimated heights of unrendered rows in pixels, by number of trips. */
const rooms = {
  roomy: { gap: 12, row: 96, trip: 48 },
  compact: { gap: 4, row: 10, trip: 24 },
} as const satisfies Record<Density, unknown>;
const guess = ({ row, trip }: (typeof rooms)[Density], itinerary: Itinerary | undefined) =>
  row + trip * (itinerary?.slices.length ?? 1);

/** Row heights of the last list left, so that the scroll position is the same on return. */
let left: { query: string; density: Density; measured: VirtualItem[] } | undefined;

/** Returns the height of the sticky header in pixels. */
function coveredAbove(): number {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--td-header')) || 0;
}

/** Height in pixels that the bar of chosen options may cover. */
const coveredBelow = 96;

/** Returns the index of the first row below the sticky header. */
function firstInSight(list: HTMLElement | null): number {
  const bar = coveredAbove();
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-index]') ?? [])];
  const row = rows.find((one) => one.getBoundingClientRect().top >= bar);
  return Number(row?.dataset.index ?? 0);
}

/** A virtual list: of thousands of rows, only those in view are rendered; the window scrolls. */
export function ResultList({ ref, itineraries, query, density, children }: ResultListProps) {
  const { t } = useTranslation('flights');
  const list = useRef<HTMLOListElement>(null);
  const [margin, setMargin] = useState(0);
  // The content above may change its height: suppliers answer, filters wrap.
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
    estimateSize: (index) => guess(rooms[density], itineraries[index]),
    getItemKey: (index) => itineraries[index]?.key ?? index,
    initialMeasurementsCache: left?.query === query && left.density === density ? left.measured : [],
    overscan: 5,
    gap: rooms[density].gap,
    scrollMargin: margin,
    scrollPaddingStart: coveredAbove(),
    scrollPaddingEnd: coveredBelow,
  });
  const rowAt = (index: number) =>
    list.current?.querySelector<HTMLElement>(`[data-index="${index}"] > article`);
  useImperativeHandle(ref, () => ({
    step: (by) => {
      const row = document.activeElement?.closest<HTMLElement>('[data-index]');
      const inSight = firstInSight(list.current);
      const index = row && list.current?.contains(row) ? Number(row.dataset.index) + by : inSight;
      if (index < 0 || index >= itineraries.length) return;
      virtualizer.scrollToIndex(index, { align: 'auto' });
      const known = rowAt(index);
      if (known) known.focus({ preventScroll: true });
      // A row far out of view is rendered in the next frame.
      else {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => rowAt(index)?.focus({ preventScroll: true })),
        );
      }
    },
  }));
  useEffect(() => {
    if (chosen?.query !== query) return undefined;
    const { key } = chosen;
    chosen = undefined;
    let frame = 0;
    let left = patience;
    const find = () => {
      const articles = list.current?.querySelectorAll<HTMLElement>('article') ?? [];
      const row = [...articles].find((article) => article.dataset.key === key);
      if (row) row.focus({ preventScroll: true });
      else if (left-- > 0) frame = requestAnimationFrame(find);
    };
    frame = requestAnimationFrame(find);
    return () => cancelAnimationFrame(frame);
  }, [query]);
  useEffect(
    () => () => {
      left = { query, density, measured: virtualizer.measurementsCache };
    },
    [query, density, virtualizer],
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
