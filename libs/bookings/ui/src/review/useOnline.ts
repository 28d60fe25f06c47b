import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the browser reports a network connection, which may be wrong. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => window.navigator.onLine);
}
