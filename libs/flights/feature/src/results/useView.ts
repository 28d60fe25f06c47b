import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddressAhead } from '@traveldesk/shared-web';
import { readView, writeView, type View } from './model/filter-codec';

export interface ViewState {
  view: View;
  change: (change: Partial<View>) => void;
}

/**
 * Order, filters and the open itinerary, kept in the address beside the criteria. The router writes the address when there
 * is time; what is clicked shows at once, and the next click goes on from there.
 */
export function useView(): ViewState {
  const [params] = useSearchParams();
  const text = params.toString();
  const written = useMemo(() => readView(new URLSearchParams(text)), [text]);
  const [ahead, write] = useAddressAhead(writeView);
  const view = ahead ?? written;
  // What is clicked before the last click is rendered goes on from that too.
  const latest = useRef(view);
  useLayoutEffect(() => {
    latest.current = view;
  }, [view]);
  const change = useCallback(
    (next: Partial<View>) => {
      latest.current = { ...latest.current, ...next };
      write(latest.current);
    },
    [write],
  );
  return { view, change };
}
