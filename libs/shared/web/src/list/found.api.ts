import { foundPath, type Found } from '@traveldesk/shared-contract';
import { baseApi } from '../api/baseApi';

const foundApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The records of all kinds that answer to a text. Without them the palette leads to screens all the same. */
    sharedFound: build.query<Found[], string>({
      query: (q) => ({ url: foundPath, params: { q } }),
      transformResponse: ({ data }: { data: Found[] }) => data,
      extraOptions: { silent: true },
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useSharedFoundQuery } = foundApi;
