import { registerTexts } from '@traveldesk/shared-web';
import en from './texts/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    flights: typeof en;
  }
}

registerTexts('flights', en, { fr: () => import('./texts/fr.json'), ar: () => import('./texts/ar.json') });
