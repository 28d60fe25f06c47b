import type { z } from 'zod';
import {
  bookingPaths,
  bookingPathsOf,
  type BookingEvent,
  type BookingMoney,
  type BookingNote,
  type BookingProgress,
  type BookingRow,
  type bookingCountsSchema,
  type NoteInput,
  type supplierLogSchema,
} from '@traveldesk/bookings-contract';
import { bookingLists, oneBooking, type BookingRef } from '@traveldesk/bookings-ui';
import type { Done, Page } from '@traveldesk/shared-contract';
import { baseApi, idempotencyKey, type ListQuery } from '@traveldesk/shared-web';
import type { BookingFilter } from './booking.filters';

export type TabCounts = z.infer<typeof bookingCountsSchema>;
export type SupplierLogEntry = z.infer<typeof supplierLogSchema>['data'][number];

const part = (id: string, of: string) => ({ type: 'Booking', id: `${id} ${of}` }) as const;

export const bookingsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Booking'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    bookingsAll: build.query<Page<BookingRow>, ListQuery<BookingFilter>>({
      query: (params) => ({ url: bookingPaths.list, params }),
      providesTags: (_, error) => (error ? [] : [bookingLists]),
    }),
    bookingsFlights: build.query<Page<BookingRow>, ListQuery<BookingFilter>>({
      query: (params) => ({ url: bookingPaths.flights, params }),
      providesTags: (_, error) => (error ? [] : [bookingLists]),
    }),
    bookingsHotels: build.query<Page<BookingRow>, ListQuery<BookingFilter>>({
      query: (params) => ({ url: bookingPathsOf('hotel').all, params }),
      providesTags: (_, error) => (error ? [] : [bookingLists]),
    }),
    // Silent, as the tabs work without counts.
    bookingsCounts: build.query<TabCounts, Partial<Record<BookingFilter, string>>>({
      query: (params) => ({ url: bookingPaths.counts, params }),
      providesTags: (_, error) => (error ? [] : [bookingLists]),
      extraOptions: { silent: true },
    }),
    // Silent, as a failed poll is simply repeated.
    bookingsProgress: build.query<BookingProgress, BookingRef>({
      query: ({ product, id }) => ({ url: bookingPathsOf(product).progress(id) }),
      keepUnusedDataFor: 0,
      extraOptions: { silent: true },
    }),
    bookingsEvents: build.query<Page<BookingEvent>, BookingRef & { page: number }>({
      query: ({ product, id, page }) => ({
        url: bookingPathsOf(product).history(id),
        params: { page: String(page) },
      }),
      providesTags: (_, error, { id }) => (error ? [] : [oneBooking(id)]),
    }),
    bookingsMoney: build.query<BookingMoney, BookingRef>({
      query: ({ product, id }) => ({ url: bookingPathsOf(product).money(id) }),
      providesTags: (_, error, { id }) => (error ? [] : [oneBooking(id)]),
    }),
    bookingsNotes: build.query<Page<BookingNote>, BookingRef & { page: number }>({
      query: ({ product, id, page }) => ({
        url: bookingPathsOf(product).notes(id),
        params: { page: String(page) },
      }),
      providesTags: (_, error, { id }) => (error ? [] : [part(id, 'notes')]),
    }),
    bookingsAddNote: build.mutation<Done<BookingNote>, BookingRef & { key: string; note: NoteInput }>({
      query: ({ product, id, key, note }) => ({
        url: bookingPathsOf(product).notes(id),
        method: 'POST',
        headers: idempotencyKey(key),
        body: note,
      }),
      invalidatesTags: (_, error, { id }) => (error ? [] : [part(id, 'notes')]),
    }),
    bookingsLog: build.query<Page<SupplierLogEntry>, BookingRef & { page: number }>({
      query: ({ product, id, page }) => ({
        url: bookingPathsOf(product).log(id),
        params: { page: String(page) },
      }),
      providesTags: (_, error, { id }) => (error ? [] : [oneBooking(id)]),
    }),
  }),
});

export const {
  endpoints: { bookingsAll, bookingsFlights, bookingsHotels },
  useBookingsAllQuery,
  useBookingsFlightsQuery,
  useBookingsHotelsQuery,
  useBookingsCountsQuery,
  useBookingsProgressQuery,
  useBookingsEventsQuery,
  useBookingsMoneyQuery,
  useBookingsNotesQuery,
  useBookingsAddNoteMutation,
  useBookingsLogQuery,
} = bookingsApi;
