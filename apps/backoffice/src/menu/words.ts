import { registerTexts } from '@traveldesk/shared-web';
import { en } from './words/en';

/** Names of the screens in the navigation and the command palette, by domain. */
export type MenuWords = typeof en;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    menu: MenuWords;
  }
}

registerTexts('menu', en, {
  fr: async () => ({ default: (await import('./words/fr')).fr satisfies Record<keyof MenuWords, object> }),
  ar: async () => ({ default: (await import('./words/ar')).ar satisfies Record<keyof MenuWords, object> }),
});
