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

/** A text that staff keep in all three languages, as a country's name. */
export type Translated = Record<Language, string>;
