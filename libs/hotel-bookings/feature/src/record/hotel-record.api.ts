import type { BookingResponse } from '@traveldesk/bookings-contract';
import { afterAction, type ActionArgs } from '@traveldesk/bookings-ui';
import {
  hotelBookingPaths,
  type CancelStayInput,
  type NoShowInput,
} from '@traveldesk/hotel-bookings-contract';
import { baseApi, idempotencyKey, ifMatch } from '@traveldesk/shared-web';

const recordApi = baseApi.enhanceEndpoints({ addTagTypes: ['Booking'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    hotelBookingsCancel: build.mutation<
      BookingResponse,
      Omit<ActionArgs, 'product'> & { cancel: CancelStayInput }
    >({
      query: ({ id, key, version, cancel }) => ({
        url: hotelBookingPaths.cancellations(id),
        method: 'POST',
        headers: { ...idempotencyKey(key), ...ifMatch(version) },
        body: cancel,
      }),
      invalidatesTags: afterAction,
    }),
    hotelBookingsNoShow: build.mutation<
      BookingResponse,
      Omit<ActionArgs, 'product' | 'key'> & { noShow: NoShowInput }
    >({
      query: ({ id, version, noShow }) => ({
        url: hotelBookingPaths.noShow(id),
        method: 'PUT',
        headers: ifMatch(version),
        body: noShow,
      }),
      invalidatesTags: afterAction,
    }),
  }),
});

export const { useHotelBookingsCancelMutation, useHotelBookingsNoShowMutation } = recordApi;
