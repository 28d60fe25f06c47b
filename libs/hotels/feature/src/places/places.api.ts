import { hotelPaths, type StayPlace } from '@traveldesk/hotels-contract';
import type { Language } from '@traveldesk/shared-contract';
import { baseApi } from '@traveldesk/shared-web';

interface AskedBy {
  /** The company that staff search for; null for the caller's own. */
  company: string | null;
  /** The language of the names. */
  language: Language;
}

const paramsOf = ({ company }: AskedBy) => (company === null ? {} : { company_id: company });
const silent = { silent: true };

const placesApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    hotelsPlaces: build.query<StayPlace[], AskedBy & { q: string }>({
      query: ({ q, ...by }) => ({ url: hotelPaths.places, params: { q, ...paramsOf(by) } }),
      transformResponse: ({ data }: { data: StayPlace[] }) => data,
      extraOptions: silent,
    }),
    /** The place of a reference; null if there is none. */
    hotelsPlace: build.query<StayPlace | null, AskedBy & { place: string }>({
      query: ({ place, ...by }) => ({ url: hotelPaths.places, params: { place, ...paramsOf(by) } }),
      transformResponse: ({ data }: { data: StayPlace[] }) => data[0] ?? null,
      extraOptions: silent,
    }),
  }),
});

export const {
  endpoints: { hotelsPlace },
  useLazyHotelsPlacesQuery,
  useHotelsPlaceQuery,
} = placesApi;
