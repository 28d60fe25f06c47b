import { useState } from 'react';
import type { DeadlinePage } from './deadlines.api';

interface Asked {
  data?: DeadlinePage | undefined;
  currentData?: DeadlinePage | undefined;
  isFetching: boolean;
}

interface Held {
  of: string;
  page: DeadlinePage;
  /** Whether the page was fetched since the board was opened; cached data of an earlier visit is replaced. */
  isFresh: boolean;
}

/**
 * Keeps the rows of the board in the order of the first fetch, with current values, so that no row moves under the user's pointer.
 * `news` reports added, removed or reordered rows, and `renew` shows them. `of` identifies the query.
 */
export function useSteady({ data, currentData: newest, isFetching }: Asked, of: string) {
  const [held, setHeld] = useState<Held>();
  const isSteady = held?.of === of && held.isFresh;
  const news = isSteady && newest !== undefined && rowsOf(held.page) !== rowsOf(newest);
  const now = newest && { of, page: newest, isFresh: isSteady || !isFetching };
  const isTaken = held?.of === of && held.page === newest && held.isFresh === now?.isFresh;
  if (now && !news && !isTaken) setHeld(now);
  return { data: news ? inPlace(held.page, newest) : data, news, renew: () => setHeld(now) };
}

const rowsOf = ({ data }: DeadlinePage) => data.map(({ id }) => id).join(' ');

/** Updates each held row in place; a row that was removed stays as it was. */
function inPlace(held: DeadlinePage, newest: DeadlinePage): DeadlinePage {
  const known = new Map(newest.data.map((row) => [row.id, row]));
  return { ...held, data: held.data.map((row) => known.get(row.id) ?? row) };
}
