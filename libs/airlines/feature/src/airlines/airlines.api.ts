import { airlinePaths, type Airline, type AirlineInput } from '@traveldesk/airlines-contract';
import type { Done, HistoryEntry, Page } from '@traveldesk/shared-contract';
import { baseApi, historyPages, idempotencyKey, ifMatch, type ListQuery } from '@traveldesk/shared-web';
import type { AirlineFilter } from './airline.filters';

const list = { type: 'Airline', id: 'LIST' } as const;
const one = (id: string) => ({ type: 'Airline', id }) as const;

const airlinesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Airline'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    airlinesAirlines: build.query<Page<Airline>, ListQuery<AirlineFilter>>({
      query: (params) => ({ url: airlinePaths.all, params }),
      providesTags: (_, error) => (error ? [] : [list]),
    }),
    airlinesAirline: build.query<Airline, string>({
      query: (id) => ({ url: airlinePaths.one(id) }),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    airlinesAirlineHistory: build.infiniteQuery<Page<HistoryEntry>, string, number>({
      ...historyPages(airlinePaths.history),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    airlinesCreateAirline: build.mutation<Done<Airline>, { key: string | undefined; airline: AirlineInput }>({
      query: ({ key, airline }) => ({
        url: airlinePaths.all,
        method: 'POST',
        headers: idempotencyKey(key),
        body: airline,
      }),
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
    airlinesUpdateAirline: build.mutation<
      Done<Airline>,
      { id: string; version: number | undefined; airline: AirlineInput }
    >({
      query: ({ id, version, airline }) => ({
        url: airlinePaths.one(id),
        method: 'PUT',
        headers: ifMatch(version),
        body: airline,
      }),
      invalidatesTags: (_, error, { id }) => (error ? [] : [list, one(id)]),
    }),
    airlinesDeleteAirline: build.mutation<Done<Airline>, string>({
      query: (id) => ({ url: airlinePaths.one(id), method: 'DELETE' }),
      // The airline's own tag stays valid: otherwise its open page would reload it and show a 404.
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
  }),
});

export const {
  endpoints: { airlinesAirlines, airlinesAirline },
  useAirlinesAirlinesQuery,
  useAirlinesAirlineQuery,
  useLazyAirlinesAirlineQuery,
  useAirlinesAirlineHistoryInfiniteQuery,
  useAirlinesCreateAirlineMutation,
  useAirlinesUpdateAirlineMutation,
  useAirlinesDeleteAirlineMutation,
} = airlinesApi;
