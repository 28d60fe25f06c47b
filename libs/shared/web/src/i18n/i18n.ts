import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, languages } from '@traveldesk/shared-contract';
import { currentLanguage } from './language';

/** The name of the product in texts. */
export const naming = { product: 'Traveldesk' };

export const i18n: I18n = createInstance();

void i18n.use(initReactI18next).init({
  lng: currentLanguage(),
  fallbackLng: defaultLanguage,
  supportedLngs: languages,
  resources: {},
  defaultNS: 'common',
  initAsync: false,
  interpolation: { escapeValue: false, defaultVariables: naming },
});
