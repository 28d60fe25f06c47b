import { defaultLanguage, isLanguage, type Language } from '@traveldesk/shared-contract';
import { forget, keep, readKept } from '../device/device';

/** SPECIFICATION 9: the key under which the language is stored. */
const key = 'locale';

/** Returns the language last chosen in any tab, or else English. The boot script reads the same key before the first paint. */
function storedLanguage(): Language {
  const stored = readKept(key);
  return isLanguage(stored) ? stored : defaultLanguage;
}

let source = storedLanguage;

/** Takes the language from another application that uses the shared parts, instead of this device's storage. */
export function setLanguageSource(language: () => Language): void {
  source = language;
}

/** Returns the language to show; its texts may still be loading. */
export function currentLanguage(): Language {
  return source();
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
