import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import {
  memo,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import styles from './search.module.css';
import type { Row } from './useHeldRows';

export interface ResultListHandle {
  /** Moves the focus to the next or previous row; without a focused row, to the first one in view. */
  step: (by: 1 | -1) => void;
  /** Scrolls a row into view and moves the focus to it. */
  reveal: (key: string) => void;
}

export interface ResultListProps<Of extends Row> {
  ref?: Ref<ResultListHandle>;
  label: string;
  rows: readonly Of[];
  /** The listed search. */
  query: string;
  /** Identifies the look of the list; the heights of its rows are restored on return to the same search and look. */
  look: string;
  /** Pixels between rows. */
  gap: number;
  /** The estimated height of an unrendered row in pixels. */
  estimate: (row: Of) => number;
  /** Renders a row as an `article` with its key as `data-key`. */
  children: (row: Of) => ReactNode;
}

/** The search and the row that was left last, which gets the focus on return. */
let chosen: { query: string; key: string } | undefined;

export function rememberChosen(query: string, key: string): void {
  chosen = { query, key };
}

/** Animation frames to wait for the row after a return. */
const patience = 40;

/** Row heights of the last list left, so that the scroll position is the same on return. */
let left: { query: string; look: string; measured: VirtualItem[] } | undefined;

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
export function ResultList<Of extends Row>({
  ref,
  label,
  rows,
  query,
  look,
  gap,
  estimate,
  children,
}: ResultListProps<Of>) {
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
    count: rows.length,
    estimateSize: (index) => (rows[index] ? estimate(rows[index]) : 0),
    getItemKey: (index) => rows[index]?.key ?? index,
    initialMeasurementsCache: left?.query === query && left.look === look ? left.measured : [],
    overscan: 5,
    gap,
    scrollMargin: margin,
    scrollPaddingStart: coveredAbove(),
    scrollPaddingEnd: coveredBelow,
  });
  const rowAt = (index: number) =>
    list.current?.querySelector<HTMLElement>(`[data-index="${index}"] > article`);
  const focusRow = (index: number, align: 'auto' | 'center') => {
    if (index < 0 || index >= rows.length) return;
    virtualizer.scrollToIndex(index, { align });
    const known = rowAt(index);
    if (known) known.focus({ preventScroll: true });
    // A row far out of view is rendered in the next frame.
    else {
      requestAnimationFrame(() => requestAnimationFrame(() => rowAt(index)?.focus({ preventScroll: true })));
    }
  };
  useImperativeHandle(ref, () => ({
    step: (by) => {
      const row = document.activeElement?.closest<HTMLElement>('[data-index]');
      const isInList = row && list.current?.contains(row);
      focusRow(isInList ? Number(row.dataset.index) + by : firstInSight(list.current), 'auto');
    },
    reveal: (wanted) =>
      focusRow(
        rows.findIndex(({ key }) => key === wanted),
        'center',
      ),
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
      left = { query, look, measured: virtualizer.measurementsCache };
    },
    [query, look, virtualizer],
  );
  return (
    <ol
      ref={list}
      aria-label={label}
      className={styles.list}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index];
        return (
          row && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              className={styles.row}
              style={{ transform: `translateY(${start - margin}px)` }}
            >
              <RowContent row={row}>{children}</RowContent>
            </li>
          )
        );
      })}
    </ol>
  );
}

function Content<Of extends Row>({ row, children }: { row: Of } & Pick<ResultListProps<Of>, 'children'>) {
  return children(row);
}

/** A row in view does not render again while the list scrolls. */
const RowContent = memo(Content) as typeof Content;
