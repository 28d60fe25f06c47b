/** The languages of SPECIFICATION 1 and 9: English, French and Arabic; English is the default and the fallback. */
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
 * The locale of numbers, amounts, days and times everywhere: in lists, histories, files and mails. All use the digits 0 to 9, because staff
 * read and paste codes and amounts across languages.
 */
export const localeOf: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR', ar: 'ar-EG-u-nu-latn' };

/** The separator of a list's members. */
export const commaOf: Record<Language, string> = { en: ', ', fr: ', ', ar: '، ' };

/** The first day of the week, Sunday being 0; not every browser provides it. */
export const firstOfWeek: Readonly<Record<Language, number>> = { en: 0, fr: 1, ar: 6 };

/** The format of a day: `21 Nov 2026`. The short style of Arabic has only digits and could be misread in reverse. */
export const dayFormat = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/** The format of an instant, with the 24-hour clock in every language: `21 Nov 2026, 18:30`. */
export const instantFormat = { ...dayFormat, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** A text that staff maintain in all three languages, such as a country's name. */
export type Translated = Record<Language, string>;

/** Builds a text in all languages with `say`. */
export function inEachLanguage(say: (language: Language) => string): Translated {
  return { en: say('en'), fr: say('fr'), ar: say('ar') };
}
