import {
  cityPaths,
  type City,
  type CityExportQuery,
  type CityInput,
  type CityRecord,
} from '@traveldesk/geo-contract';
import type { Done, HistoryEntry, Page } from '@traveldesk/shared-contract';
import { baseApi, historyPages, idempotencyKey, ifMatch, type ListQuery } from '@traveldesk/shared-web';

const list = { type: 'City', id: 'LIST' } as const;
const one = (id: string) => ({ type: 'City', id }) as const;

const citiesApi = baseApi.enhanceEndpoints({ addTagTypes: ['City'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    geoCities: build.query<Page<City>, ListQuery<keyof CityExportQuery>>({
      query: (params) => ({ url: cityPaths.all, params }),
      providesTags: (_, error) => (error ? [] : [list]),
    }),
    geoCity: build.query<CityRecord, string>({
      query: (id) => ({ url: cityPaths.one(id) }),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    geoCityHistory: build.infiniteQuery<Page<HistoryEntry>, string, number>({
      ...historyPages(cityPaths.history),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    geoCreateCity: build.mutation<Done<City>, { key: string | undefined; city: CityInput }>({
      query: ({ key, city }) => ({
        url: cityPaths.all,
        method: 'POST',
        headers: idempotencyKey(key),
        body: city,
      }),
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
    geoUpdateCity: build.mutation<Done<City>, { id: string; version: number | undefined; city: CityInput }>({
      query: ({ id, version, city }) => ({
        url: cityPaths.one(id),
        method: 'PUT',
        headers: ifMatch(version),
        body: city,
      }),
      invalidatesTags: (_, error, { id }) => (error ? [] : [list, one(id)]),
    }),
    geoDeleteCity: build.mutation<Done<CityRecord>, string>({
      query: (id) => ({ url: cityPaths.one(id), method: 'DELETE' }),
      // The city's own tag stays valid: otherwise its open page would reload it and show a 404.
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
  }),
});

export const {
  endpoints: { geoCities, geoCity },
  useGeoCitiesQuery,
  useGeoCityQuery,
  useLazyGeoCityQuery,
  useGeoCityHistoryInfiniteQuery,
  useGeoCreateCityMutation,
  useGeoUpdateCityMutation,
  useGeoDeleteCityMutation,
} = citiesApi;
