import { useCallback, useRef, useState } from 'react';
import { keepInTab, parseKept, readInTab, readSession } from '@traveldesk/shared-web';

/**
 * Stores a value of a search in this tab for the signed-in user, so that it survives a visit to a result or a reload. `read` validates the stored
 * value, which may be anything.
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
