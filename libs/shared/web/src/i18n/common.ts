import { i18n } from './i18n';
import { registerTexts } from './load-texts';
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

registerTexts('common', en, { fr: () => import('./texts/fr.json'), ar: () => import('./texts/ar.json') });

/** Returns a shell text for code outside components. */
export function commonText(key: `api.${keyof typeof en.api}`): string {
  return i18n.t(key, { ns: 'common' });
}
