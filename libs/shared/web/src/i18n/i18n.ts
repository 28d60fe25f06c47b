import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, languages } from '@traveldesk/shared-contract';
import { currentLanguage } from './language';

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
