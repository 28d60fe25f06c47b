import { travellerPaths, type SavedTraveller, type SavedTravellerInput } from '@traveldesk/bookings-contract';
import type { Done, HistoryEntry, Page } from '@traveldesk/shared-contract';
import {
  baseApi,
  historyPages,
  idempotencyKey,
  ifMatch,
  isStale,
  type ListQuery,
} from '@traveldesk/shared-web';
import type { TravellerFilter } from './traveller.filters';

const tag = 'SavedTraveller';
const list = { type: tag, id: 'LIST' } as const;
const one = (id: string) => ({ type: tag, id }) as const;

const travellersApi = baseApi.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    bookingsTravellers: build.query<Page<SavedTraveller>, ListQuery<TravellerFilter>>({
      query: (params) => ({ url: travellerPaths.all, params }),
      providesTags: (_, error) => (error ? [] : [list]),
    }),
    bookingsTraveller: build.query<SavedTraveller, string>({
      query: (id) => ({ url: travellerPaths.one(id) }),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    bookingsTravellerHistory: build.infiniteQuery<Page<HistoryEntry>, string, number>({
      ...historyPages(travellerPaths.history),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    bookingsCreateTraveller: build.mutation<
      Done<SavedTraveller>,
      { key: string | undefined; traveller: SavedTravellerInput }
    >({
      query: ({ key, traveller }) => ({
        url: travellerPaths.all,
        method: 'POST',
        headers: idempotencyKey(key),
        body: traveller,
      }),
      invalidatesTags: (_, error) => (error ? [] : [list]),
    }),
    bookingsUpdateTraveller: build.mutation<
      Done<SavedTraveller>,
      { id: string; version: number | undefined; traveller: SavedTravellerInput }
    >({
      query: ({ id, version, traveller }) => ({
        url: travellerPaths.one(id),
        method: 'PUT',
        headers: ifMatch(version),
        body: traveller,
      }),
      invalidatesTags: (_, error, { id }) => (error ? [] : [list, one(id)]),
    }),
    bookingsDeleteTraveller: build.mutation<Done<SavedTraveller>, { id: string; version: number }>({
      query: ({ id, version }) => ({
        url: travellerPaths.one(id),
        method: 'DELETE',
        headers: ifMatch(version),
      }),
      invalidatesTags: (_, error, { id }) => (isStale(error) ? [list, one(id)] : error ? [] : [list]),
    }),
  }),
});

export const {
  endpoints: { bookingsTravellers, bookingsTraveller },
  useBookingsTravellersQuery,
  useBookingsTravellerQuery,
  useLazyBookingsTravellerQuery,
  useBookingsTravellerHistoryInfiniteQuery,
  useBookingsCreateTravellerMutation,
  useBookingsUpdateTravellerMutation,
  useBookingsDeleteTravellerMutation,
} = travellersApi;
