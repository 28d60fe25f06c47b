import { travellerPaths, type SavedTraveller } from '@traveldesk/bookings-contract';
import type { Page } from '@traveldesk/shared-contract';
import { baseApi } from '@traveldesk/shared-web';

interface SavedAsked {
  company_id: string;
  name: string;
}

/** Number of saved travelers offered at once. */
const offered = 10;

const savedApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    bookingsFindTravellers: build.query<Page<SavedTraveller>, SavedAsked>({
      query: (asked) => ({ url: travellerPaths.all, params: { ...asked, page: 1, per_page: offered } }),
      keepUnusedDataFor: 0,
      extraOptions: { silent: true },
    }),
  }),
});

export const { useLazyBookingsFindTravellersQuery } = savedApi;
