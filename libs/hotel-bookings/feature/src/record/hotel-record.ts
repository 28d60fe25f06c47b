import type { ProductRecord } from '@traveldesk/bookings-ui';
import type { FormerStay, HotelBooking } from '@traveldesk/hotel-bookings-contract';
import { preloadable } from '@traveldesk/shared-ui';
import '../texts';
import { BookAnew } from './BookAnew';
import { FormerStayVersion } from './FormerStayVersion';
import { Guests } from './Guests';
import { StayDetails } from './StayDetails';

const { Component: Conditions } = preloadable(async () => (await import('./Conditions')).Conditions);
const { Component: CancelStayDialog } = preloadable(
  async () => (await import('./CancelStayDialog')).CancelStayDialog,
);
const { Component: NoShowDialog } = preloadable(async () => (await import('./NoShowDialog')).NoShowDialog);

/** The parts that hotels add to a booking's page. */
export const hotelRecord: ProductRecord<HotelBooking, FormerStay> = {
  list: 'hotel-bookings:list',
  reference: { label: 'hotel-bookings:reference', copy: 'hotel-bookings:copyReference' },
  lead: 'hotel-bookings:guests.lead',
  Booked: StayDetails,
  Again: BookAnew,
  people: { label: 'hotel-bookings:tabs.guests', Content: Guests },
  Former: FormerStayVersion,
  tabs: [
    {
      key: 'conditions',
      label: 'hotel-bookings:tabs.conditions',
      after: 'travellers',
      Content: Conditions,
    },
  ],
  dialogs: { cancel: CancelStayDialog, no_show: NoShowDialog },
};
