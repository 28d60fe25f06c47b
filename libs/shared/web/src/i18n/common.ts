import { i18n } from './i18n';
import { addPageTexts } from './page-texts';
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

addPageTexts('common', en, {
  fr: async () => (await import('./texts/fr.json')).default,
  ar: async () => (await import('./texts/ar.json')).default,
});

/** Returns a shell text for code outside components. */
export function commonText(key: `api.${keyof typeof en.api}`): string {
  return i18n.t(key, { ns: 'common' });
}
