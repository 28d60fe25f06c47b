import { useSyncExternalStore } from 'react';
import { serverNow } from './server-clock';

const everyMs = 1_000;

/** The components that show the time; one timer serves them all, however many rows count down. */
const watchers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let at = 0;

/** Returns the server's time, the basis of expiries and deadlines, in milliseconds since 1970; it updates each second while mounted. */
export function useNow(): number {
  return useSyncExternalStore(watch, now, now);
}

/** Returns how many of these instants have passed on the server's clock; rerenders only when the number changes. */
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

/** Returns the last tick; without a running timer, the current time, equal for components that mount together. */
function now(): number {
  if (timer === undefined && Math.abs(serverNow() - at) >= everyMs) at = serverNow();
  return at;
}
