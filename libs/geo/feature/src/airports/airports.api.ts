import { airportPaths, type Airport, type AirportInput, type AirportRecord } from '@traveldesk/geo-contract';
import type { Done, HistoryEntry, Page } from '@traveldesk/shared-contract';
import { baseApi, historyPages, idempotencyKey, ifMatch, type ListQuery } from '@traveldesk/shared-web';
import type { AirportFilter } from './airport.filters';

const list = { type: 'Airport', id: 'LIST' } as const;
const one = (id: string) => ({ type: 'Airport', id }) as const;

const airportsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Airport'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    geoAirports: build.query<Page<Airport>, ListQuery<AirportFilter>>({
      query: (params) => ({ url: airportPaths.all, params }),
      providesTags: (_, error) => (error ? [] : [list]),
    }),
    geoAirport: build.query<AirportRecord, string>({
      query: (id) => ({ url: airportPaths.one(id) }),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    geoAirportHistory: build.infiniteQuery<Page<HistoryEntry>, string, number>({
      ...historyPages(airportPaths.history),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    geoCreateAirport: build.mutation<Done<Airport>, { key: string | undefined; airport: AirportInput }>({
      query: ({ key, airport }) => ({
        url: airportPaths.all,
        method: 'POST',
        headers: idempotencyKey(key),
        body: airport,
      }),
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
    geoUpdateAirport: build.mutation<
      Done<Airport>,
      { id: string; version: number | undefined; airport: AirportInput }
    >({
      query: ({ id, version, airport }) => ({
        url: airportPaths.one(id),
        method: 'PUT',
        headers: ifMatch(version),
        body: airport,
      }),
      invalidatesTags: (_, error, { id }) => (error ? [] : [list, one(id)]),
    }),
    geoDeleteAirport: build.mutation<Done<AirportRecord>, string>({
      query: (id) => ({ url: airportPaths.one(id), method: 'DELETE' }),
      // The airport's own tag stays valid: otherwise its open page would reload it and show a 404.
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
  }),
});

export const {
  endpoints: { geoAirports, geoAirport },
  useGeoAirportsQuery,
  useGeoAirportQuery,
  useLazyGeoAirportQuery,
  useGeoAirportHistoryInfiniteQuery,
  useGeoCreateAirportMutation,
  useGeoUpdateAirportMutation,
  useGeoDeleteAirportMutation,
} = airportsApi;
