import { airlinePaths, type Airline } from '@traveldesk/airlines-contract';
import type { Page } from '@traveldesk/shared-contract';
import { baseApi } from '@traveldesk/shared-web';

/** Number of options that a picker shows. */
const offered = 10;

const airlinePickerApi = baseApi.enhanceEndpoints({ addTagTypes: ['Airline'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // The picker shows its own error.
    airlinesPick: build.query<Page<Airline>, string>({
      query: (q) => ({ url: airlinePaths.all, params: { q, status: 'active', page: 1, per_page: offered } }),
      providesTags: (_, error) => (error ? [] : [{ type: 'Airline', id: 'LIST' }]),
      extraOptions: { silent: true },
    }),
  }),
});

export const { useLazyAirlinesPickQuery } = airlinePickerApi;
