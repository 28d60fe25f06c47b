import type { SupplierProtocol } from '@traveldesk/suppliers-server';
import { duffelAccount, isDuffelList } from '@traveldesk/suppliers-server/duffel';
import { duffelStaysAdapter } from './duffel-stays.adapter';
import { duffelBookings } from './duffel-bookings';
import { masked } from './masked';
import { duffelNegotiated } from './negotiated';

/** Duffel Stays: the hotels of Duffel's public API, version 2. */
export const duffelStaysProtocol: SupplierProtocol = {
  ...duffelAccount,
  name: 'duffel_stays',
  texts: 'hotels',
  module: 'hotels',
  // The shortest list of Stays. An account that is not enabled for Stays gets a 403 here, even if its token is right for flights.
  ping: { path: '/stays/loyalty_programmes', isAnswer: isDuffelList },
  masked,
  events: [
    'stays.booking.created',
    'stays.booking.cancelled',
    'stays.booking_creation_failed',
    'ping.triggered',
  ],
  products: {
    hotels: {
      stays: duffelStaysAdapter,
      bookings: duffelBookings,
      negotiated: duffelNegotiated,
      // Duffel takes up to 120 s to book (STAYS 1).
      orderTimeoutMs: 130_000,
    },
  },
};
