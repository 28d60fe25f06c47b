import { registerTexts } from '@traveldesk/shared-web';
import en from './texts/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    hotelList: typeof en;
  }
}

// A namespace of its own, so that lists do not load the texts of the review and the booking's page.
registerTexts('hotelList', en, { fr: () => import('./texts/fr.json'), ar: () => import('./texts/ar.json') });
