import { useDeferredValue, useMemo } from 'react';
import {
  cardsOf,
  cheapestOf,
  filterStays,
  sortStays,
  type CardRate,
  type StayCard,
  type StayResult,
} from '@traveldesk/hotels-contract';
import { staySorts, withInstant, type StayView } from './model/view';

/** A row of the list. */
export interface StayRow {
  /** The id of the property. */
  key: string;
  card: StayCard;
  /** The rate to show: the cheapest that the filters leave. */
  best: CardRate;
}

/** Returns the list's rows, and the data for filters and tiles. */
export function useStayList(results: readonly StayResult[], { sort, filters }: StayView, radius: number) {
  // Deferred, so that typing or dragging a slider does not wait for a list of thousands.
  const deferred = useDeferredValue(filters);
  const cards = useMemo(() => cardsOf(results), [results]);
  const filtered = useMemo(() => filterStays(cards, withInstant(deferred)), [cards, deferred]);
  const rows = useMemo(
    () => sortStays(filtered.cards, sort, radius).flatMap((card) => rowOf(card) ?? []),
    [filtered, sort, radius],
  );
  /** The first row of each order, for the tiles. */
  const first = useMemo(
    () =>
      staySorts.map((name) => {
        const [card] = sortStays(filtered.cards, name, radius);
        return { sort: name, row: card && rowOf(card) };
      }),
    [filtered, radius],
  );
  /** Identifies the order and filters of `rows`. */
  const arrangement = useMemo(() => JSON.stringify([sort, deferred]), [sort, deferred]);
  return { filtered, rows, first, arrangement };
}

function rowOf(card: StayCard): StayRow | undefined {
  const best = cheapestOf(card);
  return best && { key: card.property.id, card, best };
}
