import { markupPaths, type Markup, type MarkupInput } from '@traveldesk/markups-contract';
import type { Done, HistoryEntry, Page } from '@traveldesk/shared-contract';
import {
  baseApi,
  historyPages,
  idempotencyKey,
  ifMatch,
  isStale,
  type ListQuery,
} from '@traveldesk/shared-web';
import type { MarkupFilter } from './markup.filters';

const list = { type: 'Markup', id: 'LIST' } as const;
const one = (id: string) => ({ type: 'Markup', id }) as const;

/** A rule with the version for If-Match. */
interface Read {
  id: string;
  version: number | undefined;
}

/** Cache tags of a rule and of the lists that contain it. */
export const oneMarkup = (id: string) => [list, one(id)];

export const markupsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Markup'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    markupsMarkups: build.query<Page<Markup>, ListQuery<MarkupFilter>>({
      query: (params) => ({ url: markupPaths.all, params }),
      providesTags: (_, error) => (error ? [] : [list]),
    }),
    markupsMarkup: build.query<Markup, string>({
      query: (id) => ({ url: markupPaths.one(id) }),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    markupsMarkupHistory: build.infiniteQuery<Page<HistoryEntry>, string, number>({
      ...historyPages(markupPaths.history),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    markupsCreateMarkup: build.mutation<Done<Markup>, { key: string | undefined; input: MarkupInput }>({
      query: ({ key, input }) => ({
        url: markupPaths.all,
        method: 'POST',
        headers: idempotencyKey(key),
        body: input,
      }),
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
    markupsUpdateMarkup: build.mutation<Done<Markup>, Read & { input: MarkupInput }>({
      query: ({ id, version, input }) => ({
        url: markupPaths.one(id),
        method: 'PUT',
        headers: ifMatch(version),
        body: input,
      }),
      invalidatesTags: (_, error, { id }) => (error ? [] : [list, one(id)]),
    }),
    markupsSetStatus: build.mutation<Done<Markup>, Read & { status: 'active' | 'paused' }>({
      query: ({ id, version, status }) => ({
        url: markupPaths.status(id),
        method: 'POST',
        headers: ifMatch(version),
        body: { status, reason: null },
      }),
      invalidatesTags: (_, error, { id }) => (error && !isStale(error) ? [] : [list, one(id)]),
    }),
    markupsDeleteMarkup: build.mutation<Done<Markup>, string>({
      query: (id) => ({ url: markupPaths.one(id), method: 'DELETE' }),
      // The record's own tag stays valid: otherwise its open page would reload it and show a 404.
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
  }),
});

export const {
  endpoints: { markupsMarkup, markupsMarkups },
  useMarkupsMarkupsQuery,
  useLazyMarkupsMarkupsQuery,
  useMarkupsMarkupQuery,
  useLazyMarkupsMarkupQuery,
  useMarkupsMarkupHistoryInfiniteQuery,
  useMarkupsCreateMarkupMutation,
  useMarkupsUpdateMarkupMutation,
  useMarkupsSetStatusMutation,
  useMarkupsDeleteMarkupMutation,
} = markupsApi;
