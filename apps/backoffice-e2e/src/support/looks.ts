import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { Language } from './texts';

export interface Look {
  language: Language;
  theme: 'dark' | 'light';
}

/** Whether this is `npm run test:all`, which runs what `npm test` leaves out. */
export const isWholeRun = process.env.TESTS === 'all';

export const everyLook: readonly Look[] = [
  { language: 'en', theme: 'dark' },
  { language: 'en', theme: 'light' },
  { language: 'ar', theme: 'dark' },
  { language: 'ar', theme: 'light' },
];

/** One of each language and of each theme: for what depends on the one or on the other, and never on both. */
export const oneOfEach = everyLook.filter(
  ({ language, theme }) => (language === 'en') === (theme === 'dark'),
);

/** The other two: each language in the theme that `oneOfEach` has for the other language. */
export const otherOfEach = everyLook.filter((look) => !oneOfEach.includes(look));

/**
 * The looks in which the journeys of a file run, or what belongs to each: all in `npm run test:all`, and one in `npm test`, chosen by the
 * file's name so that the looks are spread evenly.
 */
export function looksFor<One>(file: string, all: readonly One[]): readonly One[] {
  if (isWholeRun) return all;
  const sum = [...path.basename(file)].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return all.slice(sum % all.length).slice(0, 1);
}

export const nameOf = ({ language, theme }: Look) => `${language}, ${theme}`;

/** Gives a device its language and theme as an earlier visit would have left them. */
export async function applyLook(
  context: BrowserContext,
  baseURL: string,
  { language, theme }: Look,
): Promise<void> {
  await applyTheme(context, baseURL, theme);
  // Only where nothing is stored: a journey that changes the language keeps what it chose.
  await context.addInitScript((stored) => {
    if (location.protocol !== 'about:' && !localStorage.getItem('locale'))
      localStorage.setItem('locale', stored);
  }, language);
}

/** Gives a device its theme, and forgets what was chosen on it. */
export async function applyTheme(
  context: BrowserContext,
  baseURL: string,
  theme: Look['theme'],
): Promise<void> {
  await context.clearCookies();
  await context.addCookies([
    { name: 'layout.visitor', value: encodeURIComponent(`theme=${theme}`), url: baseURL },
  ]);
}
