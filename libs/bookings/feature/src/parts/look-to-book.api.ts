import { bookingPaths, type LookToBook, type LookToBookQuery } from '@traveldesk/bookings-contract';
import { baseApi } from '@traveldesk/shared-web';

const lookToBookApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // The part shows the error itself.
    bookingsLookToBook: build.query<LookToBook, Partial<LookToBookQuery>>({
      query: (params) => ({ url: bookingPaths.lookToBook, params }),
      extraOptions: { silent: true },
    }),
  }),
});

export const { useBookingsLookToBookQuery } = lookToBookApi;
