import { registerTexts } from '@traveldesk/shared-web';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    flightList: typeof en;
  }
}

// A namespace of its own: the lists load its two words, and not those of the review and of the booking's page.
registerTexts('flightList', { en, fr, ar });
