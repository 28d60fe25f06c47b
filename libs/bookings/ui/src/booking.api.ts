import { bookingPathsOf, type Booking, type BookingResponse } from '@traveldesk/bookings-contract';
import type { PriceExplanation } from '@traveldesk/markups-contract';
import { baseApi, ifMatch, isApiError } from '@traveldesk/shared-web';

export const oneBooking = (id: string) => ({ type: 'Booking', id }) as const;
/** The cache tag of lists, counts and the board, which change with every booking. */
export const bookingLists = { type: 'Booking', id: 'LIST' } as const;

/** A booking, whose paths are below those of its product. */
export type BookingRef = Pick<Booking, 'product' | 'id'>;

/** A booking, its version (`If-Match`), and the idempotency key of the call. */
export interface ActionArgs extends BookingRef {
  version: number;
  key: string;
}

/** A call that asks the supplier or sends something without changing the booking. */
export type RequestArgs = Omit<ActionArgs, 'version'>;

/** Statuses (0: no answer) after which the shown booking may be outdated and is reloaded. */
const moved = [0, 409, 412, 422, 502, 504];

/** The tags that an action invalidates, whether it was done or refused. */
export const afterAction = (_: unknown, error: unknown, { id }: { id: string }) => {
  if (!error) return [bookingLists, oneBooking(id)];
  return isApiError(error) && moved.includes(error.status) ? [oneBooking(id)] : [];
};

const bookingApi = baseApi.enhanceEndpoints({ addTagTypes: ['Booking'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    bookingsBooking: build.query<Booking, BookingRef>({
      query: ({ product, id }) => ({ url: bookingPathsOf(product).one(id) }),
      // A reload that failed is repeated too.
      providesTags: (_result, _error, { id }) => [oneBooking(id)],
    }),
    // Silent, as the drawer shows its own error.
    bookingsPriceExplanation: build.query<PriceExplanation, BookingRef>({
      query: ({ product, id }) => ({ url: bookingPathsOf(product).price(id) }),
      keepUnusedDataFor: 0,
      extraOptions: { silent: true },
    }),
    bookingsLetQuoteGo: build.mutation<BookingResponse, Omit<ActionArgs, 'key'>>({
      query: ({ product, id, version }) => ({
        url: bookingPathsOf(product).quote(id),
        method: 'DELETE',
        headers: ifMatch(version),
      }),
      invalidatesTags: afterAction,
    }),
  }),
});

export const {
  endpoints: { bookingsBooking },
  useBookingsBookingQuery,
  useLazyBookingsBookingQuery,
  useLazyBookingsPriceExplanationQuery,
  useBookingsLetQuoteGoMutation,
} = bookingApi;
