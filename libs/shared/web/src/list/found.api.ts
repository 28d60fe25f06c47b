import { foundPath, type Found } from '@traveldesk/shared-contract';
import { baseApi } from '../api/baseApi';

const foundApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Searches records of all kinds. If it fails, the palette still finds screens. */
    sharedFound: build.query<Found[], string>({
      query: (q) => ({ url: foundPath, params: { q } }),
      transformResponse: ({ data }: { data: Found[] }) => data,
      extraOptions: { silent: true },
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useSharedFoundQuery } = foundApi;
