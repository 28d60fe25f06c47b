import { registerTexts } from '@traveldesk/shared-web';
import en from './texts/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    platformSettings: typeof en;
  }
}

registerTexts('platformSettings', en, {
  fr: () => import('./texts/fr.json'),
  ar: () => import('./texts/ar.json'),
});
