import { directionOf, type Language } from '@traveldesk/shared-contract';
import './common';
import { loadPageTexts } from './page-texts';
import { readSession } from '../session/storage';
import { i18n } from './i18n';
import { chosenLanguage, currentLanguage, storeLanguage, storeOwnLanguage } from './language';

/** SPECIFICATION 4: the language sets the document's language attribute, Arabic its direction. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** Shows the language that was chosen last. What an earlier choice has loaded too late is not shown any more. */
async function showLanguage(): Promise<void> {
  const language = currentLanguage();
  await loadPageTexts(language);
  if (language !== currentLanguage()) return;
  applyLanguage(language);
  await i18n.changeLanguage(language);
}

/** Changes the language of the running application, of its other tabs, and of the next visit. */
export function setLanguage(language: Language): Promise<void> {
  storeLanguage(language, readSession().user?.id);
  return showLanguage();
}

/** Who has signed in reads their own language, unless they have chosen one on this device, before or on the way in. */
export function beginLanguage(own: Language): Promise<void> {
  const user = readSession().user?.id;
  const chosen = user && chosenLanguage(user);
  if (chosen) return setLanguage(chosen);
  storeOwnLanguage(own);
  return showLanguage();
}

/** For the life of the page: what is chosen in another tab is shown in this one. Returns what ends it. */
export function followLanguage(): () => void {
  const follow = () => {
    if (currentLanguage() !== i18n.language) void showLanguage();
  };
  window.addEventListener('storage', follow);
  follow();
  return () => window.removeEventListener('storage', follow);
}
