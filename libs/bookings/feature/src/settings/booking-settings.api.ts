import { bookingPaths, type BookingSettings, type BookingSettingsInput } from '@traveldesk/bookings-contract';
import type { Done, HistoryEntry, Page } from '@traveldesk/shared-contract';
import { baseApi, historyPages, ifMatch } from '@traveldesk/shared-web';

const tag = 'BookingSettings';

const bookingSettingsApi = baseApi.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    bookingsSettings: build.query<BookingSettings, void>({
      query: () => ({ url: bookingPaths.settings }),
      providesTags: (_, error) => (error ? [] : [tag]),
    }),
    bookingsSettingsHistory: build.infiniteQuery<Page<HistoryEntry>, void, number>({
      ...historyPages((_: void) => bookingPaths.settingsHistory),
      providesTags: (_, error) => (error ? [] : [tag]),
    }),
    bookingsUpdateSettings: build.mutation<
      Done<BookingSettings>,
      { version: number | undefined; settings: BookingSettingsInput }
    >({
      query: ({ version, settings }) => ({
        url: bookingPaths.settings,
        method: 'PUT',
        headers: ifMatch(version),
        body: settings,
      }),
      invalidatesTags: (_, error) => (error ? [] : [tag]),
    }),
  }),
});

export const {
  endpoints: { bookingsSettings },
  useBookingsSettingsQuery,
  useLazyBookingsSettingsQuery,
  useBookingsSettingsHistoryInfiniteQuery,
  useBookingsUpdateSettingsMutation,
} = bookingSettingsApi;
