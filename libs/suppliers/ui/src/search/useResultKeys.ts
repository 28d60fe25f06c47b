import { useEffect, useRef } from 'react';
import { isSingleKey } from '@traveldesk/shared-web';
import { resultKeyOf, type ResultKey } from './result-keys';

/** The actions by key; `digit` is that of the key, `row` the result that has or contains the focus. */
export type ResultCommands<Does extends string> = Record<
  Does,
  (at: { digit: number; row: HTMLElement | null }) => void
>;

/** Handles the single-key shortcuts of results while the page is shown; letters and digits can be switched off. */
export function useResultKeys<Does extends string>(
  keys: readonly ResultKey<Does>[],
  commands: ResultCommands<Does>,
): void {
  const latest = useRef({ keys, commands });
  useEffect(() => {
    latest.current = { keys, commands };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.shiftKey || !isSingleKey(event)) return;
      const key = resultKeyOf(latest.current.keys, event);
      if (!key) return;
      const target = event.target as HTMLElement;
      // Enter activates the focused button or link instead.
      if (key.does === 'open' && !target.matches('article')) return;
      event.preventDefault();
      latest.current.commands[key.does]({ digit: key.digit, row: target.closest('article') });
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
