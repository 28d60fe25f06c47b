import { registerTexts } from '@traveldesk/shared-web';
import en from './texts/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    users: typeof en;
  }
}

registerTexts('users', en, { fr: () => import('./texts/fr.json'), ar: () => import('./texts/ar.json') });
