import { startTransition, useCallback, useContext, useState } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  useLocation,
  useNavigationType,
  type NavigateOptions,
} from 'react-router-dom';

/** Changes parameters of the present page's address: the writer's own ones, and nobody else's. */
export type WriteAddress = (
  change: (params: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => void;

/** Reads the address as it is at that moment, or is just about to be: a rendering may not show it yet. */
export function useAddressNow(): () => { pathname: string; search: string } {
  const router = useContext(RouterContext)?.router;
  const shown = useLocation();
  return useCallback(
    () => router?.state.navigation.location ?? router?.state.location ?? shown,
    [router, shown],
  );
}

/**
 * Who writes the address begins with what it is at that moment, which a rendering may not show yet: two writers would undo
 * each other's work. Who writes late, when the user is on the way to another page, writes nothing, or would call them back.
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

/** Marks an entry of the history that `useAddressAhead` has written. */
const own = { ownAddress: true };

/**
 * What has just been chosen, until the address shows it: the router writes it a moment later, and a quick hand would lose
 * it. Undefined where the address says it all, as after Back, Forward and a link.
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
