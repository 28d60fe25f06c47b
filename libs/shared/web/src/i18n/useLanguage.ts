import { useTranslation } from 'react-i18next';
import { defaultLanguage, directionOf, isLanguage, type Language } from '@traveldesk/shared-contract';
import { setLanguage } from './set-language';

export interface LanguageChoice {
  language: Language;
  direction: 'ltr' | 'rtl';
  setLanguage: (language: Language) => Promise<void>;
}

export function useLanguage(): LanguageChoice {
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
  return { language, direction: directionOf(language), setLanguage };
}
