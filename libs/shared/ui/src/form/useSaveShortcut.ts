import { useEffect, type RefObject } from 'react';
import { keyOf } from '@traveldesk/shared-web';

/**
 * Makes Ctrl+S (Cmd+S on a Mac) save, instead of the browser's "save page"; with nothing to save, it does nothing. In a dialog, only the
 * form of the dialog saves.
 */
export function useSaveShortcut(
  save: (() => void) | undefined,
  form: RefObject<{ nativeElement?: HTMLElement } | null>,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (keyOf(event) !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      const dialog = dialogOf(event.target);
      if (dialog === null || dialog === dialogOf(form.current?.nativeElement)) save?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [save, form]);
}

function dialogOf(target: EventTarget | null | undefined): Element | null {
  return target instanceof Element ? target.closest('[role="dialog"]') : null;
}
