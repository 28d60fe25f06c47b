import { startTransition, useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readView, writeView, type View } from './model/filter-codec';

export interface ViewState {
  view: View;
  change: (change: Partial<View>) => void;
}

/** Order, filters and the open itinerary, kept in the address beside the criteria. */
export function useView(): ViewState {
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const view = useMemo(() => readView(new URLSearchParams(text)), [text]);
  const change = useCallback(
    (next: Partial<View>) =>
      startTransition(() =>
        setParams((current) => writeView(current, { ...readView(current), ...next }), {
          replace: true,
          preventScrollReset: true,
        }),
      ),
    [setParams],
  );
  return { view, change };
}
