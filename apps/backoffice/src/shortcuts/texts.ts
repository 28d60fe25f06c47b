import { registerTexts } from '@traveldesk/shared-web';
import en from './texts/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shortcuts: typeof en;
  }
}

registerTexts('shortcuts', en, {
  fr: () => import('./texts/fr.json'),
  ar: () => import('./texts/ar.json'),
});
