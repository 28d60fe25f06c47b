import {
  hotelPaths,
  type PropertyDecision,
  type PropertyMatch,
  type PropertyRecord,
  type PropertyRow,
} from '@traveldesk/hotels-contract';
import type { Done, Page } from '@traveldesk/shared-contract';
import { baseApi, ifMatch, type ListQuery } from '@traveldesk/shared-web';

const tag = { type: 'HotelProperty', id: 'LIST' } as const;

/** The routes of decisions, by kind. */
const paths = {
  join: hotelPaths.propertyJoins,
  split: hotelPaths.propertySplits,
  keepApart: hotelPaths.propertySeparations,
  undo: hotelPaths.propertyUndos,
};

interface Deciding {
  decision: keyof typeof paths;
  /** The record, as it was read. */
  of: { id: string; version: number };
  body: object;
}

const recordsApi = baseApi.enhanceEndpoints({ addTagTypes: ['HotelProperty'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    hotelsProperties: build.query<Page<PropertyRow>, ListQuery<'name' | 'city'>>({
      query: (params) => ({ url: hotelPaths.properties, params }),
      providesTags: (_, error) => (error ? [] : [tag]),
    }),
    hotelsMatches: build.query<Page<PropertyMatch>, ListQuery<'name'>>({
      query: (params) => ({ url: hotelPaths.propertyMatches, params }),
      providesTags: (_, error) => (error ? [] : [tag]),
    }),
    hotelsPropertyRecord: build.query<PropertyRecord, string>({
      query: (id) => ({ url: hotelPaths.propertyRecord(id) }),
      providesTags: (_, error) => (error ? [] : [tag]),
    }),
    hotelsPropertyHistory: build.query<Page<PropertyDecision>, { id: string; page: number }>({
      query: ({ id, page }) => ({ url: hotelPaths.propertyHistory(id), params: { page } }),
      providesTags: (_, error) => (error ? [] : [tag]),
    }),
    // Decisions change other records too, and move suppliers between cards.
    hotelsDecide: build.mutation<Done<PropertyRecord>, Deciding>({
      query: ({ decision, of, body }) => ({
        url: paths[decision](of.id),
        method: 'POST',
        headers: ifMatch(of.version),
        body,
      }),
      invalidatesTags: (_, error) => (error ? [] : [tag]),
    }),
  }),
});

export const {
  endpoints: { hotelsProperties, hotelsMatches, hotelsPropertyRecord },
  useHotelsPropertiesQuery,
  useLazyHotelsPropertiesQuery,
  useHotelsMatchesQuery,
  useHotelsPropertyRecordQuery,
  useHotelsPropertyHistoryQuery,
  useHotelsDecideMutation,
} = recordsApi;
