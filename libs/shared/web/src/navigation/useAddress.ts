import { startTransition, useCallback, useContext, useState } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  useLocation,
  useNavigationType,
  type NavigateOptions,
} from 'react-router-dom';

/** Changes the caller's own parameters of the current URL, and no others. */
export type WriteAddress = (
  change: (params: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => void;

/** Returns a reader of the current or pending URL, which may be newer than the rendered one. */
export function useAddressNow(): () => { pathname: string; search: string } {
  const router = useContext(RouterContext)?.router;
  const shown = useLocation();
  return useCallback(
    () => router?.state.navigation.location ?? router?.state.location ?? shown,
    [router, shown],
  );
}

/**
 * Returns a writer that changes the current or pending URL, not the rendered one, so that two writers do not undo each other's changes. A
 * late write, when the user is navigating to another page, is ignored so as not to call the user back.
 */
export function useWriteAddress(): WriteAddress {
  const router = useContext(RouterContext)?.router;
  const { pathname } = useLocation();
  return useCallback(
    (change, options) => {
      if (!router) return;
      const { location, navigation } = router.state;
      const at = navigation.location ?? location;
      if (at.pathname !== pathname) return;
      const before = new URLSearchParams(at.search).toString();
      const search = change(new URLSearchParams(before)).toString();
      if (search === before) return;
      startTransition(
        () => void router.navigate({ pathname, search }, { preventScrollReset: true, ...options }),
      );
    },
    [router, pathname],
  );
}

/** Marks a history entry written by `useAddressAhead`. */
const own = { ownAddress: true };

/**
 * Holds a new choice until the router updates the URL a moment later, so that quick successive choices are not lost. Undefined if the URL
 * is up to date, as after Back, Forward and a link.
 */
export function useAddressAhead<Value>(
  write: (params: URLSearchParams, value: Value) => URLSearchParams,
): [Value | undefined, (value: Value) => void] {
  const { key, state } = useLocation();
  const kind = useNavigationType();
  const writeAddress = useWriteAddress();
  const [ahead, setAhead] = useState<{ value: Value; key: string }>();
  const isOwn = kind === 'REPLACE' && (state as Partial<typeof own> | null)?.ownAddress === true;
  const change = useCallback(
    (value: Value) => {
      setAhead({ value, key });
      writeAddress((params) => write(params, value), { replace: true, state: own });
    },
    [writeAddress, write, key],
  );
  return [ahead && (isOwn || ahead.key === key) ? ahead.value : undefined, change];
}
