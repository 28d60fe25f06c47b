import { defaultLanguage, isLanguage, type Language } from '@traveldesk/shared-contract';

/** SPECIFICATION 9: the key under which the language is stored. */
const key = 'locale';

/** The stored language, else English. The boot script reads the same key before the first paint. */
export function currentLanguage(): Language {
  const stored = localStorage.getItem(key);
  return isLanguage(stored) ? stored : defaultLanguage;
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(key, language);
}

/** Each language in its own words, as who looks for it reads it. */
export const languageNames: Record<Language, string> = { en: 'English', fr: 'Français', ar: 'العربية' };
