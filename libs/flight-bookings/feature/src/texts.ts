import { registerTexts } from '@traveldesk/shared-web';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'flight-bookings': typeof en;
  }
}

registerTexts('flight-bookings', { en, fr, ar });
