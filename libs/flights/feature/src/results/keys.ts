/**
 * The keys of the results, by where they are on the keyboard: an Arabic one has the same places. One key alone does each, so each can
 * be switched off together with the others (WCAG 2.1.4). `does` is its sentence under `keys` of the texts.
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

/**
 * What a key does, and for a digit which; undefined where it does nothing here. The block of digits beside the keyboard moves the page
 * instead where NumLock is off.
 */
export function resultKeyOf({
  code,
  key,
}: Pick<KeyboardEvent, 'code' | 'key'>): { does: ResultKey; digit: number } | undefined {
  if (/^Numpad\d$/.test(code) && !/^\p{Nd}$/u.test(key)) return undefined;
  const found = resultKeys.find(({ codes }) => (codes as readonly string[]).includes(code));
  return found && { does: found.does, digit: Number(/\d$/.exec(code)?.[0] ?? 0) };
}
