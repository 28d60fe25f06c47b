import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import { baseApi } from '../api/baseApi';

const lastChangeApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Returns the newest history entry at a path, or null. */
    sharedLastChange: build.query<HistoryEntry | null, string>({
      query: (url) => ({ url, params: { per_page: 1 } }),
      transformResponse: ({ data }: Page<HistoryEntry>) => data[0] ?? null,
      extraOptions: { silent: true },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useSharedLastChangeQuery, useLazySharedLastChangeQuery } = lastChangeApi;
