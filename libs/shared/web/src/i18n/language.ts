import { defaultLanguage, isLanguage, type Language } from '@traveldesk/shared-contract';
import { keep, readKept } from '../device/device';

/** SPECIFICATION 9: the key under which the language is stored. */
const key = 'locale';

/**
 * The language that was chosen last, in whichever tab, else English: what is shown may still be on its way to it. The boot
 * script reads the same key before the first paint.
 */
export function currentLanguage(): Language {
  const stored = readKept(key);
  return isLanguage(stored) ? stored : defaultLanguage;
}

export function storeLanguage(language: Language): void {
  keep(key, language);
}

/** Each language in its own words, as who looks for it reads it. */
export const languageNames: Record<Language, string> = { en: 'English', fr: 'Français', ar: 'العربية' };
