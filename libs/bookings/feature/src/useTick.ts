import { useCallback, use, useSyncExternalStore } from 'react';
import { serverNow } from '@traveldesk/shared-web';
import { TickContext } from './tick-context';

const everyMs = 1_000;

/**
 * The server's time, in milliseconds since 1970, renewed each second while somebody looks: by the clock of the page (`Ticking`), so that
 * a list has one timer for all of its rows; by a timer of its own where there is none.
 */
export function useTick(): number {
  const shared = use(TickContext);
  const isShared = shared !== null;
  const subscribe = useCallback(
    (renew: () => void) => (isShared ? () => undefined : onTick(renew)),
    [isShared],
  );
  const own = useSyncExternalStore(subscribe, now, now);
  return shared ?? own;
}

function onTick(renew: () => void): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') renew();
  }, everyMs);
  return () => clearInterval(timer);
}

/** Whole seconds, so that it is the same while nothing has passed. */
function now(): number {
  return Math.floor(serverNow() / everyMs) * everyMs;
}
