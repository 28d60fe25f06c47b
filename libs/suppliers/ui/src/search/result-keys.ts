/** A single-key shortcut of results, by physical key, so that Arabic keyboards have it at the same place. */
export interface ResultKey<Does extends string> {
  codes: readonly string[];
  shown: string;
  does: Does;
}

/** The shortcuts of every list of results. All single keys can be switched off together (WCAG 2.1.4). */
export const listKeys = [
  { codes: ['KeyJ'], shown: 'J', does: 'next' },
  { codes: ['KeyK'], shown: 'K', does: 'previous' },
  { codes: ['Enter', 'NumpadEnter'], shown: 'Enter', does: 'open' },
  { codes: ['KeyF'], shown: 'F', does: 'filters' },
  { codes: ['KeyN'], shown: 'N', does: 'more' },
] as const satisfies readonly ResultKey<string>[];

/** Returns the action of a key, with its digit; undefined if it has none. With NumLock off, the numeric keypad scrolls the page instead. */
export function resultKeyOf<Does extends string>(
  keys: readonly ResultKey<Does>[],
  { code, key }: Pick<KeyboardEvent, 'code' | 'key'>,
): { does: Does; digit: number } | undefined {
  if (/^Numpad\d$/.test(code) && !/^\p{Nd}$/u.test(key)) return undefined;
  const found = keys.find(({ codes }) => codes.includes(code));
  return found && { does: found.does, digit: Number(/\d$/.exec(code)?.[0] ?? 0) };
}
