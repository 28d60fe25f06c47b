import { airportPaths, type Airport } from '@traveldesk/geo-contract';
import type { Page } from '@traveldesk/shared-contract';
import { baseApi } from '@traveldesk/shared-web';
import { placeOf, type Place } from './place';

/** Number of airports requested: more than any city has, and they rank before other matches of the code. */
const asked = 10;

export const placesApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // Errors are silent, because the shown code is sufficient without its name.
    flightsPlace: build.query<Place | null, string>({
      query: (code) => ({ url: airportPaths.all, params: { q: code, page: 1, per_page: asked } }),
      transformResponse: ({ data }: Page<Airport>, _, code) => placeOf(data, code),
      extraOptions: { silent: true },
    }),
  }),
});
