import { useEffect, useRef } from 'react';
import { isSingleKey } from '@traveldesk/shared-web';
import { resultKeyOf, type ResultKey } from './keys';

/** What each key does; `digit` is the number of a fare, `row` the flight that has the focus, or holds it. */
export type ResultCommands = Record<ResultKey, (at: { digit: number; row: HTMLElement | null }) => void>;

/** Single keys of the results (`resultKeys`), for as long as the page shows them; letters and digits can be switched off. */
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
      // Enter belongs to the button or link that has the focus.
      if (key.does === 'open' && !target.matches('article')) return;
      event.preventDefault();
      latest.current[key.does]({ digit: key.digit, row: target.closest('article') });
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
