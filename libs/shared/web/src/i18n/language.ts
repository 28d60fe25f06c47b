import { defaultLanguage, isLanguage, type Language } from '@traveldesk/shared-contract';
import { forget, keep, readKept } from '../device/device';

/** SPECIFICATION 9: the key under which the language is stored. */
const key = 'locale';

/**
 * Returns the language last chosen in any tab, or else English; its texts may still be loading. The boot script reads the same key before
 * the first paint.
 */
export function currentLanguage(): Language {
  const stored = readKept(key);
  return isLanguage(stored) ? stored : defaultLanguage;
}

/** The key of the user who chose the language; missing if a visitor chose it. */
const ownerKey = 'localeOf';

/** The owner of a language that came from the user's account and was not chosen on this device. */
const byAccount = 'account';

export function storeLanguage(language: Language, owner: string | undefined): void {
  keep(key, language);
  if (owner) keep(ownerKey, owner);
  else forget(ownerKey);
}

/** Stores the language of the user's account, which does not count as chosen on this device. */
export function storeOwnLanguage(language: Language): void {
  storeLanguage(language, byAccount);
}

/** Returns the language chosen on this device, unless another user chose it. */
export function chosenLanguage(user: string): Language | undefined {
  const owner = readKept(ownerKey);
  const chosen = readKept(key);
  return isLanguage(chosen) && (owner === null || owner === user) ? chosen : undefined;
}

/** Each language's name in that language. */
export const languageNames: Record<Language, string> = { en: 'English', fr: 'Français', ar: 'العربية' };
