import type { ServerModule } from '@traveldesk/shared-server';
import * as hotelBookings from './migrations/20261130T0820_hotel_bookings';
import './hotel-bookings.tables';

/** Hotel bookings: a product of the booking engine (docs/adr/0112). */
export const hotelBookingsServer: ServerModule = {
  name: 'hotel-bookings',
  migrations: { '20261130T0820_hotel_bookings': hotelBookings },
  texts: { en: {}, fr: {}, ar: {} },
};
