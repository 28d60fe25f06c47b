import { registerTexts } from '@traveldesk/shared-web';
import en from './texts/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    forms: typeof en;
  }
}

// A namespace of its own, so that lists do not load the words of forms.
registerTexts('forms', en, {
  fr: () => import('./texts/fr.json'),
  ar: () => import('./texts/ar.json'),
});
