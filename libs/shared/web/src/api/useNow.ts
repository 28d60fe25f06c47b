import { useSyncExternalStore } from 'react';
import { serverNow } from './server-clock';

const everyMs = 1_000;

/** Those who show the time; one timer serves all of them, however many rows of a list count down. */
const watchers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let at = 0;

/**
 * The server's time in milliseconds since 1970, which expiries and deadlines are of: renewed each second while somebody looks.
 */
export function useNow(): number {
  return useSyncExternalStore(watch, now, now);
}

/** How many of these instants have come by the server's clock; who asks is drawn anew as the next one does, and not before. */
export function usePassed(instants: readonly number[]): number {
  const passed = () => instants.filter((instant) => instant <= now()).length;
  return useSyncExternalStore(watch, passed, passed);
}

function watch(renew: () => void): () => void {
  watchers.add(renew);
  timer ??= setInterval(tick, everyMs);
  return () => {
    watchers.delete(renew);
    if (watchers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  if (document.visibilityState !== 'visible') return;
  at = serverNow();
  for (const renew of watchers) renew();
}

/** What was last shown; where nobody has watched meanwhile, the time as it is, the same for those who begin together. */
function now(): number {
  if (timer === undefined && Math.abs(serverNow() - at) >= everyMs) at = serverNow();
  return at;
}
