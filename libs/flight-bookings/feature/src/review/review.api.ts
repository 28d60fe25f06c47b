import { bookingPaths, type BookingResponse } from '@traveldesk/bookings-contract';
import {
  flightBookingPaths,
  type BookingInput,
  type Extras,
  type ReviewNotes,
} from '@traveldesk/flight-bookings-contract';
import type { Done } from '@traveldesk/shared-contract';
import { baseApi, idempotencyKey } from '@traveldesk/shared-web';

interface Chosen {
  offer: string;
  company_id: string;
}

interface Booked {
  key: string | undefined;
  booking: BookingInput;
}

// Silent, as the screens show their own errors.
const silent = { silent: true };

const reviewApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    flightBookingsReviewNotes: build.query<ReviewNotes, string>({
      query: (offer) => ({ url: flightBookingPaths.reviewNotes(offer) }),
      keepUnusedDataFor: 0,
      extraOptions: silent,
    }),
    flightBookingsExtras: build.query<Extras, string>({
      query: (offer) => ({ url: flightBookingPaths.extras(offer) }),
      extraOptions: silent,
    }),
    /** Reprices the offer for a paying company; the result is another offer. */
    flightBookingsChoosePayer: build.mutation<Done<{ offer_id: string }>, Chosen>({
      query: ({ offer, company_id }) => ({
        url: flightBookingPaths.payer(offer),
        method: 'POST',
        body: { company_id },
      }),
    }),
    /** The response only says that the order was sent. */
    flightBookingsBook: build.mutation<Done<BookingResponse['data']>, Booked>({
      query: ({ key, booking }) => ({
        url: bookingPaths.flights,
        method: 'POST',
        body: booking,
        headers: idempotencyKey(key),
      }),
      extraOptions: silent,
    }),
  }),
});

export const {
  useFlightBookingsReviewNotesQuery,
  useFlightBookingsExtrasQuery,
  useFlightBookingsChoosePayerMutation,
  useFlightBookingsBookMutation,
} = reviewApi;
