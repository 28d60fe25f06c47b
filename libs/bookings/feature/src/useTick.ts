import { useSyncExternalStore } from 'react';
import { serverNow } from '@traveldesk/shared-web';

const everyMs = 1_000;

/** The server's time, in milliseconds since 1970, renewed each second while somebody looks: one timer for each that shows it. */
export function useTick(): number {
  return useSyncExternalStore(subscribe, now, now);
}

function subscribe(renew: () => void): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') renew();
  }, everyMs);
  return () => clearInterval(timer);
}

/** Whole seconds, so that it is the same while nothing has passed. */
function now(): number {
  return Math.floor(serverNow() / everyMs) * everyMs;
}
