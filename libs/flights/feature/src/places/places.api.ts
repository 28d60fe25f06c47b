import { airportPaths, type Airport } from '@traveldesk/geo-contract';
import type { Page } from '@traveldesk/shared-contract';
import { baseApi } from '@traveldesk/shared-web';
import { placeOf, type Place } from './place';

/** A city has fewer airports than this, and they come before anything else that has the code in its name. */
const asked = 10;

export const placesApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // What is only shown beside a code is missed quietly: the code says enough.
    flightsPlace: build.query<Place | null, string>({
      query: (code) => ({ url: airportPaths.all, params: { q: code, page: 1, per_page: asked } }),
      transformResponse: ({ data }: Page<Airport>, _, code) => placeOf(data, code),
      extraOptions: { silent: true },
    }),
  }),
});
