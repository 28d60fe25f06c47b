import { countryPaths, type Country } from '@traveldesk/geo-contract';
import type { Page } from '@traveldesk/shared-contract';
import { baseApi } from '@traveldesk/shared-web';

/** As many as one looks through before typing another letter. */
const offered = 10;

const countryPickerApi = baseApi.enhanceEndpoints({ addTagTypes: ['Country'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // The picker says itself that a search has failed.
    geoPickCountries: build.query<Page<Country>, string>({
      query: (q) => ({ url: countryPaths.all, params: { q, page: 1, per_page: offered } }),
      providesTags: (_, error) => (error ? [] : [{ type: 'Country', id: 'LIST' }]),
      extraOptions: { silent: true },
    }),
  }),
});

export const { useLazyGeoPickCountriesQuery } = countryPickerApi;
