import { defaultLanguage, isLanguage, type Language } from '@traveldesk/shared-contract';
import { forget, keep, readKept } from '../device/device';

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

/** Whose language that is; nobody's where a visitor has chosen it. */
const ownerKey = 'localeOf';

/** Stands where a user's account brought the language: nobody has chosen it here. */
const byAccount = 'account';

export function storeLanguage(language: Language, owner: string | undefined): void {
  keep(key, language);
  if (owner) keep(ownerKey, owner);
  else forget(ownerKey);
}

/** Shows a user's own language, which is not chosen on this device by that. */
export function storeOwnLanguage(language: Language): void {
  storeLanguage(language, byAccount);
}

/** The language chosen on this device, unless another user has chosen it. */
export function chosenLanguage(user: string): Language | undefined {
  const owner = readKept(ownerKey);
  const chosen = readKept(key);
  return isLanguage(chosen) && (owner === null || owner === user) ? chosen : undefined;
}

/** Each language in its own words, as who looks for it reads it. */
export const languageNames: Record<Language, string> = { en: 'English', fr: 'Français', ar: 'العربية' };
