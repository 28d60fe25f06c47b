import {
  bookingPaths,
  type BookingResponse,
  type BookingRow,
  type ManualDone,
} from '@traveldesk/bookings-contract';
import { bookingLists, oneBooking } from '@traveldesk/bookings-ui';
import { flightBookingPaths, type GroupInput, type ManualInput } from '@traveldesk/flight-bookings-contract';
import type { Page } from '@traveldesk/shared-contract';
import { baseApi, idempotencyKey, ifMatch } from '@traveldesk/shared-web';

const manualApi = baseApi.enhanceEndpoints({ addTagTypes: ['Booking'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    flightBookingsCreateManual: build.mutation<ManualDone, { key: string | undefined; booking: ManualInput }>(
      {
        query: ({ key, booking }) => ({
          url: flightBookingPaths.manual,
          method: 'POST',
          headers: idempotencyKey(key),
          body: booking,
        }),
        invalidatesTags: (_, error) => (error ? [] : [bookingLists]),
      },
    ),
    flightBookingsUpdateManual: build.mutation<
      ManualDone,
      { id: string; version: number | undefined; booking: ManualInput }
    >({
      query: ({ id, version, booking }) => ({
        url: flightBookingPaths.manualOne(id),
        method: 'PUT',
        headers: ifMatch(version),
        body: booking,
      }),
      invalidatesTags: (_, error, { id }) => (error ? [] : [bookingLists, oneBooking(id)]),
    }),
    /** The user's visible bookings with a ticket; silent, as a failure only omits the warning. */
    flightBookingsOfTicket: build.query<Page<BookingRow>, string>({
      query: (search) => ({ url: bookingPaths.list, params: { search, per_page: '5' } }),
      keepUnusedDataFor: 0,
      extraOptions: { silent: true },
    }),
    flightBookingsRequestGroup: build.mutation<
      BookingResponse,
      { key: string | undefined; group: GroupInput }
    >({
      query: ({ key, group }) => ({
        url: flightBookingPaths.groups,
        method: 'POST',
        headers: idempotencyKey(key),
        body: group,
      }),
      invalidatesTags: (_, error) => (error ? [] : [bookingLists]),
    }),
  }),
});

export const {
  useFlightBookingsCreateManualMutation,
  useFlightBookingsUpdateManualMutation,
  useFlightBookingsRequestGroupMutation,
  useFlightBookingsOfTicketQuery,
} = manualApi;
