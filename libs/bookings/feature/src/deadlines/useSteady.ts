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
  /** Whether it was read anew since the board was opened: what is remembered of an earlier visit gives way to what is so now. */
  isFresh: boolean;
}

/**
 * The rows of the board as they stood when it was opened, each with what is so of it now. What comes, goes or changes places while somebody
 * looks would move the rows below their hand: `news` says that there is such a thing, and `renew` shows it. `of` names what is asked for.
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

/** Each row where it stands, with what the newest page says of it; one that is not there any more stays as it was. */
function inPlace(held: DeadlinePage, newest: DeadlinePage): DeadlinePage {
  const known = new Map(newest.data.map((row) => [row.id, row]));
  return { ...held, data: held.data.map((row) => known.get(row.id) ?? row) };
}
