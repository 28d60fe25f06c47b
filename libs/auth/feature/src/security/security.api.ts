import { securityPaths, type SecurityInput, type SecuritySettings } from '@traveldesk/auth-contract';
import type { Done, HistoryEntry, Page } from '@traveldesk/shared-contract';
import { baseApi, historyPages, ifMatch } from '@traveldesk/shared-web';

const tag = 'SecuritySettings';

const securityApi = baseApi.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    authSecuritySettings: build.query<SecuritySettings, void>({
      query: () => ({ url: securityPaths.settings }),
      providesTags: (_, error) => (error ? [] : [tag]),
    }),
    authSecurityHistory: build.infiniteQuery<Page<HistoryEntry>, void, number>({
      ...historyPages((_: void) => securityPaths.history),
      providesTags: (_, error) => (error ? [] : [tag]),
    }),
    authUpdateSecuritySettings: build.mutation<
      Done<SecuritySettings>,
      { version: number | undefined; settings: SecurityInput }
    >({
      query: ({ version, settings }) => ({
        url: securityPaths.settings,
        method: 'PUT',
        headers: ifMatch(version),
        body: settings,
      }),
      invalidatesTags: (_, error) => (error ? [] : [tag]),
    }),
  }),
});

export const {
  useAuthSecuritySettingsQuery,
  useLazyAuthSecuritySettingsQuery,
  useAuthSecurityHistoryInfiniteQuery,
  useAuthUpdateSecuritySettingsMutation,
} = securityApi;
