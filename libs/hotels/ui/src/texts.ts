import { registerTexts } from '@traveldesk/shared-web';
import en from './texts/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    hotels: typeof en;
  }
}

registerTexts('hotels', en, { fr: () => import('./texts/fr.json'), ar: () => import('./texts/ar.json') });

export { en };
