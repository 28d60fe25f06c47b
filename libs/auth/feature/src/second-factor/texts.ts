import { registerTexts } from '@traveldesk/shared-web';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    secondFactor: typeof en;
  }
}

// Separate from the sign-in page's texts, which must load fast.
registerTexts('secondFactor', { en, fr, ar });
