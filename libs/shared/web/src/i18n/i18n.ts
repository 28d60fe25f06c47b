import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, languages, typeset, type Language } from '@traveldesk/shared-contract';
import { currentLanguage } from './language';

/** The texts of one library in each language; the keys are those of English. */
export type Texts<Model> = Record<Language, Model extends object ? object : never> & { en: Model };

export const i18n = createInstance();

void i18n.use(initReactI18next).init({
  lng: currentLanguage(),
  fallbackLng: defaultLanguage,
  supportedLngs: languages,
  resources: {},
  defaultNS: 'common',
  initAsync: false,
  interpolation: { escapeValue: false },
});

/**
 * Adds a library's texts when its chunk loads. The library declares its keys: `declare module 'i18next' { interface ResourceNamespaceMap {
 * geo: typeof en } }`.
 */
export function registerTexts<Model extends object>(namespace: string, texts: Texts<Model>): void {
  for (const language of languages) {
    i18n.addResourceBundle(language, namespace, typeset(language, texts[language]), true, true);
  }
}
