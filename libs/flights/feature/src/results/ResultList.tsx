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
  /** Leads the focus to the row after, or before, the one that has it; to the first in sight where none has. */
  step: (by: 1 | -1) => void;
}

export interface ResultListProps {
  ref?: Ref<ResultListHandle>;
  itineraries: readonly Itinerary[];
  /** The search that is listed: its rows' heights are known again when one comes back to it. */
  query: string;
  density: Density;
  children: (itinerary: Itinerary) => ReactNode;
}

/** The search, and of it the flight, whose review was opened last: the focus comes back to it. */
let chosen: { query: string; key: string } | undefined;

/** Notes which flight is left for its review. */
export function rememberChosen(query: string, key: string): void {
  chosen = { query, key };
}

/** Frames in which the page may come back to where it was left. */
const patience = 40;

/** Pixels of a row before it has been drawn, by the number of its trips. */
const rooms = {
  roomy: { gap: 12, row: 96, trip: 48 },
  compact: { gap: 4, row: 10, trip: 24 },
} as const satisfies Record<Density, unknown>;
const guess = ({ row, trip }: (typeof rooms)[Density], itinerary: Itinerary | undefined) =>
  row + trip * (itinerary?.slices.length ?? 1);

/** Heights of the last list that was left, so that the place one comes back to is the same. */
let left: { query: string; density: Density; measured: VirtualItem[] } | undefined;

/** Pixels at the window's head that the page's bar covers. */
function coveredAbove(): number {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--td-header')) || 0;
}

/** Pixels at the window's foot that what is chosen for a client may cover. */
const coveredBelow = 96;

/** The index of the first row that the page's bar does not cover. */
function firstInSight(list: HTMLElement | null): number {
  const bar = coveredAbove();
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-index]') ?? [])];
  const row = rows.find((one) => one.getBoundingClientRect().top >= bar);
  return Number(row?.dataset.index ?? 0);
}

/** Thousands of rows, of which only those in sight are in the page; the window scrolls. */
export function ResultList({ ref, itineraries, query, density, children }: ResultListProps) {
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
      // A row that was far out of sight is there in the next frame.
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
