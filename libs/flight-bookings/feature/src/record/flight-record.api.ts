import type { AirlineChangeInput, BookingResponse } from '@traveldesk/bookings-contract';
import {
  type ChangeOptions,
  type ChangeRequestInput,
  type FlightQuote,
  flightBookingPaths,
} from '@traveldesk/flight-bookings-contract';
import { afterAction, type ActionArgs, type RequestArgs } from '@traveldesk/bookings-ui';
import type { Done } from '@traveldesk/shared-contract';
import { baseApi, idempotencyKey, ifMatch } from '@traveldesk/shared-web';

const recordApi = baseApi.enhanceEndpoints({ addTagTypes: ['Booking'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    flightBookingsRequestChange: build.mutation<
      Done<ChangeOptions>,
      { id: string; wish: ChangeRequestInput }
    >({
      query: ({ id, wish }) => ({ url: flightBookingPaths.changeRequests(id), method: 'POST', body: wish }),
    }),
    flightBookingsQuoteChange: build.mutation<
      Done<FlightQuote>,
      RequestArgs & { requestId: string; ref: string }
    >({
      query: ({ id, key, requestId, ref }) => ({
        url: flightBookingPaths.changeQuotes(id),
        method: 'POST',
        headers: idempotencyKey(key),
        body: { request_id: requestId, ref },
      }),
      invalidatesTags: afterAction,
    }),
    flightBookingsChange: build.mutation<
      BookingResponse,
      ActionArgs & { quoteId: string; reason: string | null }
    >({
      query: ({ id, key, version, quoteId, reason }) => ({
        url: flightBookingPaths.change(id),
        method: 'POST',
        headers: { ...idempotencyKey(key), ...ifMatch(version) },
        body: { quote_id: quoteId, reason },
      }),
      invalidatesTags: afterAction,
    }),
    flightBookingsAirlineChange: build.mutation<Done<unknown>, ActionArgs & AirlineChangeInput>({
      query: ({ id, key, version, ref, action }) => ({
        url: flightBookingPaths.airlineChange(id),
        method: 'POST',
        headers: { ...idempotencyKey(key), ...ifMatch(version) },
        body: { ref, action },
      }),
      invalidatesTags: afterAction,
    }),
  }),
});

export const {
  useFlightBookingsRequestChangeMutation,
  useFlightBookingsQuoteChangeMutation,
  useFlightBookingsChangeMutation,
  useFlightBookingsAirlineChangeMutation,
} = recordApi;
