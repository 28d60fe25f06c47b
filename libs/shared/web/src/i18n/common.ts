import { typeset, type Language } from '@traveldesk/shared-contract';
import { i18n } from './i18n';
import en from './texts/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    common: typeof en;
  }
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
  }
}

i18n.addResourceBundle('en', 'common', en);

/** The shell's own texts are in the entry, so that only those of the user's language come with it. */
const loaders: Record<Exclude<Language, 'en'>, () => Promise<{ default: object }>> = {
  fr: () => import('./texts/fr.json'),
  ar: () => import('./texts/ar.json'),
};

/** Loads the shell's texts in a language, once. Without them, as when offline, English is shown. */
export async function loadCommonTexts(language: Language): Promise<void> {
  if (language === 'en' || i18n.hasResourceBundle(language, 'common')) return;
  const texts = await loaders[language]().catch(() => undefined);
  if (texts) i18n.addResourceBundle(language, 'common', typeset(language, texts.default));
}

/** A text of the shell for code outside components. */
export function commonText(key: `api.${keyof typeof en.api}`): string {
  return i18n.t(key, { ns: 'common' });
}
