import { useEffect } from 'react';

const later = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 500));
const never = window.cancelIdleCallback ?? clearTimeout;

/** Loads a chunk that the user is likely to need, when the browser is idle. */
export function useIdleImport(load: () => Promise<unknown>, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const handle = later(() => void load().catch(() => undefined));
    return () => never(handle as number);
  }, [load, wanted]);
}
