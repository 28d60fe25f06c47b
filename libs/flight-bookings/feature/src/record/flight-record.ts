import type { ProductRecord } from '@traveldesk/bookings-ui';
import type { FlightBooking, FormerManual } from '@traveldesk/flight-bookings-contract';
import { preloadable } from '@traveldesk/shared-ui';
import '../texts';
import { FormerVersion } from './FormerVersion';
import { Itinerary } from './Itinerary';

const { Component: SearchAgain } = preloadable(async () => (await import('./SearchAgain')).SearchAgain);
const { Component: Tickets } = preloadable(async () => (await import('./Tickets')).Tickets);
const { Component: Changes } = preloadable(async () => (await import('./Changes')).Changes);
const { Component: ChangeDialog } = preloadable(async () => (await import('./ChangeDialog')).ChangeDialog);

/** The parts that flights add to a booking's page. */
export const flightRecord: ProductRecord<FlightBooking, FormerManual> = {
  list: 'bookings:flights.title',
  reference: { label: 'bookings:fields.pnr', copy: 'bookings:copyPnr' },
  lead: 'bookings:fields.lead',
  Booked: Itinerary,
  Again: SearchAgain,
  Former: FormerVersion,
  tabs: [
    { key: 'tickets', label: 'flight-bookings:tabs.tickets', after: 'travellers', Content: Tickets },
    { key: 'changes', label: 'flight-bookings:tabs.changes', after: 'money', Content: Changes },
  ],
  dialogs: { request_change: ChangeDialog },
};
