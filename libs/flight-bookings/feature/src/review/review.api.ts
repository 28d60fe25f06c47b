import {
  bookingPaths,
  travellerPaths,
  type BookingResponse,
  type SavedTraveller,
} from '@traveldesk/bookings-contract';
import {
  flightBookingPaths,
  type BookingInput,
  type Extras,
  type ReviewNotes,
} from '@traveldesk/flight-bookings-contract';
import type { Done, Page } from '@traveldesk/shared-contract';
import { baseApi, idempotencyKey } from '@traveldesk/shared-web';

interface SavedAsked {
  company_id: string;
  name: string;
}

interface Chosen {
  offer: string;
  company_id: string;
}

interface Booked {
  key: string | undefined;
  booking: BookingInput;
}

/** Number of saved travelers offered at once. */
const offered = 10;

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
    flightBookingsSavedTravellers: build.query<Page<SavedTraveller>, SavedAsked>({
      query: (asked) => ({ url: travellerPaths.all, params: { ...asked, page: 1, per_page: offered } }),
      keepUnusedDataFor: 0,
      extraOptions: silent,
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
  useLazyFlightBookingsSavedTravellersQuery,
  useFlightBookingsBookMutation,
} = reviewApi;
