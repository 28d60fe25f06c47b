import { registerTexts } from '@traveldesk/shared-web';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    persons: typeof en;
  }
}

registerTexts('persons', { en, fr, ar });
