import {
  bookingPaths,
  type CompanyBookingSettings,
  type CompanyBookingSettingsInput,
} from '@traveldesk/bookings-contract';
import type { Done, HistoryEntry, Page } from '@traveldesk/shared-contract';
import { baseApi, historyPages, ifMatch } from '@traveldesk/shared-web';

const tag = 'CompanyBookingSettings';

const companySettingsApi = baseApi.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    bookingsCompanySettings: build.query<CompanyBookingSettings, string>({
      query: (id) => ({ url: bookingPaths.companySettings(id) }),
      providesTags: (_, error, id) => (error ? [] : [{ type: tag, id }]),
    }),
    bookingsCompanySettingsHistory: build.infiniteQuery<Page<HistoryEntry>, string, number>({
      ...historyPages(bookingPaths.companySettingsHistory),
      providesTags: (_, error, id) => (error ? [] : [{ type: tag, id }]),
    }),
    bookingsUpdateCompanySettings: build.mutation<
      Done<CompanyBookingSettings>,
      { id: string; version: number | undefined; settings: CompanyBookingSettingsInput }
    >({
      query: ({ id, version, settings }) => ({
        url: bookingPaths.companySettings(id),
        method: 'PUT',
        headers: ifMatch(version),
        body: settings,
      }),
      invalidatesTags: (_, error, { id }) => (error ? [] : [{ type: tag, id }]),
    }),
  }),
});

export const {
  useBookingsCompanySettingsQuery,
  useLazyBookingsCompanySettingsQuery,
  useBookingsCompanySettingsHistoryInfiniteQuery,
  useBookingsUpdateCompanySettingsMutation,
} = companySettingsApi;
