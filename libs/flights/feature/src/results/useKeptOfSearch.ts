import { useCallback, useRef, useState } from 'react';
import { keepInTab, parseKept, readInTab, readSession } from '@traveldesk/shared-web';

/**
 * Something of a search that this tab keeps for who is signed in, so that it is there again after a review, or a reload. `read` makes of
 * what was kept, which may be anything, what it is.
 */
export function useKeptOfSearch<Value>(
  name: string,
  query: string,
  read: (kept: unknown) => Value,
): [Value, (change: (now: Value) => Value) => void] {
  const place = `${name}.${readSession().user?.id ?? ''}.${query}`;
  const [value, setValue] = useState(() => read(parseKept(readInTab(place))));
  const latest = useRef(value);
  const change = useCallback(
    (step: (now: Value) => Value) => {
      latest.current = step(latest.current);
      keepInTab(place, JSON.stringify(latest.current));
      setValue(latest.current);
    },
    [place],
  );
  return [value, change];
}
