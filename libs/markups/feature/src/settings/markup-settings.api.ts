import {
  markupSettingsPaths,
  type MarkupSettings,
  type MarkupSettingsInput,
} from '@traveldesk/markups-contract';
import type { Done, HistoryEntry, Page } from '@traveldesk/shared-contract';
import { baseApi, historyPages, ifMatch } from '@traveldesk/shared-web';

const tag = 'MarkupSettings';

const markupSettingsApi = baseApi.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    markupsSettings: build.query<MarkupSettings, void>({
      query: () => ({ url: markupSettingsPaths.settings }),
      providesTags: (_, error) => (error ? [] : [tag]),
    }),
    // Silent: without the limits, forms just leave out the notice about approvals.
    markupsLimits: build.query<MarkupSettings, void>({
      query: () => ({ url: markupSettingsPaths.settings }),
      providesTags: (_, error) => (error ? [] : [tag]),
      extraOptions: { silent: true },
    }),
    markupsSettingsHistory: build.infiniteQuery<Page<HistoryEntry>, void, number>({
      ...historyPages((_: void) => markupSettingsPaths.history),
      providesTags: (_, error) => (error ? [] : [tag]),
    }),
    markupsUpdateSettings: build.mutation<
      Done<MarkupSettings>,
      { version: number | undefined; settings: MarkupSettingsInput }
    >({
      query: ({ version, settings }) => ({
        url: markupSettingsPaths.settings,
        method: 'PUT',
        headers: ifMatch(version),
        body: settings,
      }),
      invalidatesTags: (_, error) => (error ? [] : [tag]),
    }),
  }),
});

export const {
  endpoints: { markupsSettings },
  useMarkupsSettingsQuery,
  useLazyMarkupsSettingsQuery,
  useMarkupsLimitsQuery,
  useMarkupsSettingsHistoryInfiniteQuery,
  useMarkupsUpdateSettingsMutation,
} = markupSettingsApi;
