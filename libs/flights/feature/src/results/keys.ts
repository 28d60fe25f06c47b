/**
 * Keyboard shortcuts of the results, by physical key, so that Arabic keyboards have them at the same places. All are single keys, which can
 * be switched off together (WCAG 2.1.4). `does` is the key of their text under `keys`.
 */
export const resultKeys = [
  { codes: ['KeyJ'], shown: 'J', does: 'next' },
  { codes: ['KeyK'], shown: 'K', does: 'previous' },
  { codes: ['Enter', 'NumpadEnter'], shown: 'Enter', does: 'open' },
  {
    codes: Array.from({ length: 9 }, (_, index) => [`Digit${index + 1}`, `Numpad${index + 1}`]).flat(),
    shown: '1–9',
    does: 'fare',
  },
  { codes: ['KeyF'], shown: 'F', does: 'filters' },
  { codes: ['KeyN'], shown: 'N', does: 'more' },
] as const satisfies readonly { codes: readonly string[]; shown: string; does: string }[];

export type ResultKey = (typeof resultKeys)[number]['does'];

/** Returns the action of a key, with its digit; undefined if it has none. With NumLock off, the numeric keypad scrolls the page instead. */
export function resultKeyOf({
  code,
  key,
}: Pick<KeyboardEvent, 'code' | 'key'>): { does: ResultKey; digit: number } | undefined {
  if (/^Numpad\d$/.test(code) && !/^\p{Nd}$/u.test(key)) return undefined;
  const found = resultKeys.find(({ codes }) => (codes as readonly string[]).includes(code));
  return found && { does: found.does, digit: Number(/\d$/.exec(code)?.[0] ?? 0) };
}
