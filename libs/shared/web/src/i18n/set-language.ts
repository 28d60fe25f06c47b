import { directionOf, type Language } from '@traveldesk/shared-contract';
import { loadCommonTexts } from './common';
import { i18n } from './i18n';
import { storeLanguage } from './language';

/** SPECIFICATION 4: the language sets the document's language attribute, Arabic its direction. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** Changes the language of the running application, and of the next visit. */
export async function setLanguage(language: Language): Promise<void> {
  await loadCommonTexts(language);
  storeLanguage(language);
  applyLanguage(language);
  await i18n.changeLanguage(language);
}
