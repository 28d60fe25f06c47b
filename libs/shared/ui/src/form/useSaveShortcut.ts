import { useEffect } from 'react';
import { keyOf } from '@traveldesk/shared-web';

/** Ctrl+S, or Cmd+S on a Mac, saves instead of offering the page as a file; while there is nothing to save, neither. */
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
