/** SPECIFICATION 1 and 9: English, French and Arabic; English is the default and the fallback. */
export const languages = ['en', 'fr', 'ar'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/**
 * How each language writes numbers, amounts, days and times, wherever they stand: in a list, a history, a file, a mail. Digits are
 * 0 to 9 in each: staff read and paste codes and amounts across languages.
 */
export const localeOf: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR', ar: 'ar-EG-u-nu-latn' };

/** What stands between the members of a list. */
export const commaOf: Record<Language, string> = { en: ', ', fr: ', ', ar: '، ' };

/** How a day is written: `21 Nov 2026`. The short style of Arabic is all digits, and could be read the other way round. */
export const dayFormat = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/** How an instant is written, by the clock of 24 hours in each language: `21 Nov 2026, 18:30`. */
export const instantFormat = { ...dayFormat, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** A text that staff keep in all three languages, as a country's name. */
export type Translated = Record<Language, string>;

/** A text in each of the three languages, as `say` gives it. */
export function inEachLanguage(say: (language: Language) => string): Translated {
  return { en: say('en'), fr: say('fr'), ar: say('ar') };
}
