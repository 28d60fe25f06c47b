import { useEffect } from 'react';
import { keyOf } from '@traveldesk/shared-web';

/** Makes Ctrl+S (Cmd+S on a Mac) save, instead of the browser's "save page"; with nothing to save, it does nothing. */
export function useSaveShortcut(save: (() => void) | undefined): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (keyOf(event) !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      save?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [save]);
}
