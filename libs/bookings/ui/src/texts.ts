import type { BookingEventName } from '@traveldesk/bookings-contract';
import { registerTexts } from '@traveldesk/shared-web';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    bookings: typeof en;
  }
}

registerTexts('bookings', { en, fr, ar });

/** The events' words; an event without words is a type error. */
en.events satisfies Record<BookingEventName, string>;

export { en };
