import { startTransition, useCallback, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readView, writeView, type View } from './model/filter-codec';

export interface ViewState {
  view: View;
  change: (change: Partial<View>) => void;
}

/** Marks an address that the view has written itself. */
const own = { ownView: true };

/**
 * Order, filters and the open itinerary, kept in the address beside the criteria. The router writes the address when there
 * is time; what is clicked shows at once, and the next click goes on from there.
 */
export function useView(): ViewState {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation();
  const text = params.toString();
  const written = useMemo(() => readView(new URLSearchParams(text)), [text]);
  const [ahead, setAhead] = useState<{ view: View; key: string }>();
  const isOwn = (state as Partial<typeof own> | null)?.ownView === true;
  const view = ahead && (isOwn || ahead.key === key) ? ahead.view : written;
  const change = useCallback(
    (next: Partial<View>) => {
      const changed = { ...view, ...next };
      setAhead({ view: changed, key });
      startTransition(() =>
        setParams((current) => writeView(current, changed), {
          replace: true,
          preventScrollReset: true,
          state: own,
        }),
      );
    },
    [view, key, setParams],
  );
  return { view, change };
}
