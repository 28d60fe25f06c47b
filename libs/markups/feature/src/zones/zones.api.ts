import { zonePaths, type Zone, type ZoneInput } from '@traveldesk/markups-contract';
import type { Done, HistoryEntry, Page } from '@traveldesk/shared-contract';
import { baseApi, historyPages, idempotencyKey, ifMatch, type ListQuery } from '@traveldesk/shared-web';
import type { ZoneFilter } from './zone.filters';

const list = { type: 'MarkupZone', id: 'LIST' } as const;
const one = (id: string) => ({ type: 'MarkupZone', id }) as const;

const zonesApi = baseApi.enhanceEndpoints({ addTagTypes: ['MarkupZone', 'Markup'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    markupsZones: build.query<Page<Zone>, ListQuery<ZoneFilter>>({
      query: (params) => ({ url: zonePaths.all, params }),
      providesTags: (_, error) => (error ? [] : [list]),
    }),
    markupsZone: build.query<Zone, string>({
      query: (id) => ({ url: zonePaths.one(id) }),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    markupsZoneHistory: build.infiniteQuery<Page<HistoryEntry>, string, number>({
      ...historyPages(zonePaths.history),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    markupsCreateZone: build.mutation<Done<Zone>, { key: string | undefined; zone: ZoneInput }>({
      query: ({ key, zone }) => ({
        url: zonePaths.all,
        method: 'POST',
        headers: idempotencyKey(key),
        body: zone,
      }),
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
    markupsUpdateZone: build.mutation<
      Done<Zone>,
      { id: string; version: number | undefined; zone: ZoneInput }
    >({
      query: ({ id, version, zone }) => ({
        url: zonePaths.one(id),
        method: 'PUT',
        headers: ifMatch(version),
        body: zone,
      }),
      // Rules show the names of their zones, and overlaps depend on the countries.
      invalidatesTags: (_, error, { id }) => (error ? [] : [list, one(id), 'Markup']),
    }),
    markupsDeleteZone: build.mutation<Done<Zone>, string>({
      query: (id) => ({ url: zonePaths.one(id), method: 'DELETE' }),
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
  }),
});

export const {
  endpoints: { markupsZones, markupsZone },
  useMarkupsZonesQuery,
  useMarkupsZoneQuery,
  useLazyMarkupsZoneQuery,
  useMarkupsZoneHistoryInfiniteQuery,
  useMarkupsCreateZoneMutation,
  useMarkupsUpdateZoneMutation,
  useMarkupsDeleteZoneMutation,
} = zonesApi;
