import { useEffect, useRef } from 'react';
import { isSingleKey, keyOf } from '@traveldesk/shared-web';
import { pageCommands } from './page-commands';

export interface Shortcuts {
  onPalette: () => void;
  onHelp: () => void;
}

/**
 * Handles the shortcuts: Ctrl+K (Cmd+K on a Mac) and / open the command palette, ? lists the keys, and single letters run the page's
 * commands.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = actOf(event, latest.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function actOf(event: KeyboardEvent, { onPalette, onHelp }: Shortcuts): (() => void) | undefined {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (isCommand) return keyOf(event) === 'k' ? onPalette : undefined;
  if (event.repeat || !isSingleKey(event)) return undefined;
  const key = keyOf(event);
  if (key === '/') return onPalette;
  if (key === '?') return onHelp;
  return pageCommands().find(({ shortcut }) => shortcut === key)?.run;
}
