import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the browser believes that it has a network; where it is wrong, the call says so. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => window.navigator.onLine);
}
