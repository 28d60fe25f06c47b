import type { BrowserContext } from '@playwright/test';
import type { Language } from './texts';

export interface Look {
  language: Language;
  theme: 'dark' | 'light';
}

/** The looks in which every journey must hold. */
export const looks: Look[] = [
  { language: 'en', theme: 'dark' },
  { language: 'en', theme: 'light' },
  { language: 'ar', theme: 'dark' },
  { language: 'ar', theme: 'light' },
];

/** One of each language and of each theme: for what depends on the one or on the other, and never on both. */
export const oneOfEach = looks.filter(({ language, theme }) => (language === 'en') === (theme === 'dark'));

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
