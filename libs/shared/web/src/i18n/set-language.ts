import { directionOf, type Language } from '@traveldesk/shared-contract';
import './common';
import { loadTexts } from './load-texts';
import { readSession } from '../session/storage';
import { i18n } from './i18n';
import { chosenLanguage, currentLanguage, storeLanguage, storeOwnLanguage } from './language';

/** SPECIFICATION 4: sets the document's language, and its direction. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** Shows the current language. If it changes while loading, the newer choice wins. */
export async function showLanguage(): Promise<void> {
  const language = currentLanguage();
  await loadTexts(language);
  if (language !== currentLanguage()) return;
  applyLanguage(language);
  await i18n.changeLanguage(language);
}

/** Changes the language of this tab, other tabs, and later visits. */
export function setLanguage(language: Language): Promise<void> {
  storeLanguage(language, readSession().user?.id);
  return showLanguage();
}

/** Sets the signed-in user's language: the account's, unless the user has chosen another on this device. */
export function applyAccountLanguage(own: Language): Promise<void> {
  const user = readSession().user?.id;
  const chosen = user && chosenLanguage(user);
  if (chosen) return setLanguage(chosen);
  storeOwnLanguage(own);
  return showLanguage();
}

/** Applies a language chosen in another tab. Returns a function that stops it. */
export function followLanguage(): () => void {
  const follow = () => {
    if (currentLanguage() !== i18n.language) void showLanguage();
  };
  window.addEventListener('storage', follow);
  follow();
  return () => window.removeEventListener('storage', follow);
}
