import type { BookingEventName } from '@traveldesk/bookings-contract';
import { registerTexts } from '@traveldesk/shared-web';
import en from './texts/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    bookingRecord: typeof en;
  }
}

// A namespace of its own, so that lists do not load the texts of a booking's page.
registerTexts('bookingRecord', en, {
  fr: () => import('./texts/fr.json'),
  ar: () => import('./texts/ar.json'),
});

/** An event without words is a type error. */
en.events satisfies Record<BookingEventName, string>;

export { en };
