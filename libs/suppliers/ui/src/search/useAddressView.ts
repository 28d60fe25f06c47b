import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddressAhead } from '@traveldesk/shared-web';

export interface ViewState<View> {
  view: View;
  change: (change: Partial<View>) => void;
}

/**
 * Returns the view of a list, such as its order and filters, stored in the address beside the criteria. The router updates the address
 * later; a change shows at once, and the next one builds on it.
 */
export function useAddressView<View>(
  readView: (params: URLSearchParams) => View,
  writeView: (params: URLSearchParams, view: View) => URLSearchParams,
): ViewState<View> {
  const [params] = useSearchParams();
  const text = params.toString();
  const written = useMemo(() => readView(new URLSearchParams(text)), [readView, text]);
  const [ahead, write] = useAddressAhead(writeView);
  const view = ahead ?? written;
  // A second change before the next render builds on the first.
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
