import { directionOf, type Language } from '@traveldesk/shared-contract';
import { loadCommonTexts } from './common';
import { i18n } from './i18n';
import { currentLanguage, storeLanguage } from './language';

/** SPECIFICATION 4: the language sets the document's language attribute, Arabic its direction. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** Shows the language that was chosen last. What an earlier choice has loaded too late is not shown any more. */
async function showLanguage(): Promise<void> {
  const language = currentLanguage();
  await loadCommonTexts(language);
  if (language !== currentLanguage()) return;
  applyLanguage(language);
  await i18n.changeLanguage(language);
}

/** Changes the language of the running application, of its other tabs, and of the next visit. */
export function setLanguage(language: Language): Promise<void> {
  storeLanguage(language);
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
