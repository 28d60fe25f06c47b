import type { BookingResponse } from '@traveldesk/bookings-contract';
import {
  hotelBookingPaths,
  type HotelBookingInput,
  type HotelReviewNotes,
} from '@traveldesk/hotel-bookings-contract';
import { baseApi, idempotencyKey } from '@traveldesk/shared-web';

interface Booked {
  key: string | undefined;
  booking: HotelBookingInput;
}

// Silent, as the screens show their own errors.
const silent = { silent: true };

const reviewApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    hotelBookingsReviewNotes: build.query<HotelReviewNotes, string>({
      query: (quote) => ({ url: hotelBookingPaths.reviewNotes(quote) }),
      keepUnusedDataFor: 0,
      extraOptions: silent,
    }),
    /** The response only says that the order was sent. */
    hotelBookingsBook: build.mutation<BookingResponse, Booked>({
      query: ({ key, booking }) => ({
        url: hotelBookingPaths.all,
        method: 'POST',
        body: booking,
        headers: idempotencyKey(key),
      }),
      extraOptions: silent,
    }),
  }),
});

export const { useHotelBookingsReviewNotesQuery, useHotelBookingsBookMutation } = reviewApi;
