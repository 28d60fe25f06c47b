import { useEffect, useRef } from 'react';
import { isSingleKey } from '@traveldesk/shared-web';
import { resultKeyOf, type ResultKey } from './keys';

/** The actions by key; `digit` is the number of a fare, `row` the itinerary that has or contains the focus. */
export type ResultCommands = Record<ResultKey, (at: { digit: number; row: HTMLElement | null }) => void>;

/** Handles the single-key shortcuts of the results (`resultKeys`) while the page is shown; letters and digits can be switched off. */
export function useResultKeys(commands: ResultCommands): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.shiftKey || !isSingleKey(event)) return;
      const key = resultKeyOf(event);
      if (!key) return;
      const target = event.target as HTMLElement;
      // Enter activates the focused button or link instead.
      if (key.does === 'open' && !target.matches('article')) return;
      event.preventDefault();
      latest.current[key.does]({ digit: key.digit, row: target.closest('article') });
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
