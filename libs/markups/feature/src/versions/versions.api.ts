import { markupPaths, type Markup, type MarkupVersion } from '@traveldesk/markups-contract';
import type { Done, Page } from '@traveldesk/shared-contract';
import { baseApi, ifMatch, isStale } from '@traveldesk/shared-web';

interface Return {
  id: string;
  version: number;
  /** The number of the version to return to. */
  number: number;
  reason: string | null;
}

const versionsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Markup'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    markupsVersions: build.infiniteQuery<Page<MarkupVersion>, string, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, all, page) => {
          const read = all.reduce((count, { data }) => count + data.length, 0);
          return last.data.length > 0 && read < last.total ? page + 1 : undefined;
        },
      },
      query: ({ queryArg, pageParam }) => ({
        url: markupPaths.versions(queryArg),
        params: { page: pageParam },
      }),
      providesTags: (_, error, id) => (error ? [] : [{ type: 'Markup', id }]),
    }),
    markupsReturn: build.mutation<Done<Markup>, Return>({
      query: ({ id, version, number, reason }) => ({
        url: markupPaths.returns(id),
        method: 'POST',
        headers: ifMatch(version),
        body: { number, reason },
      }),
      invalidatesTags: (_, error, { id }) =>
        error && !isStale(error)
          ? []
          : [
              { type: 'Markup', id: 'LIST' },
              { type: 'Markup', id },
            ],
    }),
  }),
});

export const { useMarkupsVersionsInfiniteQuery, useMarkupsReturnMutation } = versionsApi;
