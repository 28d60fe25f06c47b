import { useEffect } from 'react';

const later = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 500));
const never = window.cancelIdleCallback ?? clearTimeout;

/** Runs it when the browser is idle; the returned function prevents that. */
export function whenIdle(run: () => void): () => void {
  const handle = later(run);
  return () => never(handle as number);
}

/** Loads a chunk that the user is likely to need, when the browser is idle. */
export function useIdleImport(load: () => Promise<unknown>, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    return whenIdle(() => void load().catch(() => undefined));
  }, [load, wanted]);
}
