import { registerTexts } from '@traveldesk/shared-web';
import en from './texts/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    secondFactor: typeof en;
  }
}

// Separate from the sign-in page's texts, which must load fast.
registerTexts('secondFactor', en, {
  fr: () => import('./texts/fr.json'),
  ar: () => import('./texts/ar.json'),
});
