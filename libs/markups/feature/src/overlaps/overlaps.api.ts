import { markupPaths, type OverlapPage } from '@traveldesk/markups-contract';
import { baseApi, type ListQuery } from '@traveldesk/shared-web';
import type { OverlapFilter } from './overlap.filters';

const overlapsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Markup'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    markupsOverlaps: build.query<OverlapPage, ListQuery<OverlapFilter>>({
      query: (params) => ({ url: markupPaths.overlaps, params }),
      // Any change of a rule may create or end an overlap.
      providesTags: (_, error) => (error ? [] : [{ type: 'Markup', id: 'LIST' }]),
    }),
  }),
});

export const {
  endpoints: { markupsOverlaps },
  useMarkupsOverlapsQuery,
} = overlapsApi;
