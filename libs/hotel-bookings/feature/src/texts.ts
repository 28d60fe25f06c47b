import { registerTexts } from '@traveldesk/shared-web';
import en from './texts/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'hotel-bookings': typeof en;
  }
}

registerTexts('hotel-bookings', en, {
  fr: () => import('./texts/fr.json'),
  ar: () => import('./texts/ar.json'),
});
