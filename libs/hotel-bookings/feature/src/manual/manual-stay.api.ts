import type { ManualDone } from '@traveldesk/bookings-contract';
import { bookingLists, oneBooking } from '@traveldesk/bookings-ui';
import { hotelBookingPaths, type ManualStayInput } from '@traveldesk/hotel-bookings-contract';
import { baseApi, idempotencyKey, ifMatch } from '@traveldesk/shared-web';

const manualStayApi = baseApi.enhanceEndpoints({ addTagTypes: ['Booking'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    hotelBookingsCreateManual: build.mutation<
      ManualDone,
      { key: string | undefined; booking: ManualStayInput }
    >({
      query: ({ key, booking }) => ({
        url: hotelBookingPaths.manual,
        method: 'POST',
        headers: idempotencyKey(key),
        body: booking,
      }),
      invalidatesTags: (_, error) => (error ? [] : [bookingLists]),
    }),
    hotelBookingsUpdateManual: build.mutation<
      ManualDone,
      { id: string; version: number | undefined; booking: ManualStayInput }
    >({
      query: ({ id, version, booking }) => ({
        url: hotelBookingPaths.manualOne(id),
        method: 'PUT',
        headers: ifMatch(version),
        body: booking,
      }),
      invalidatesTags: (_, error, { id }) => (error ? [] : [bookingLists, oneBooking(id)]),
    }),
  }),
});

export const { useHotelBookingsCreateManualMutation, useHotelBookingsUpdateManualMutation } = manualStayApi;
