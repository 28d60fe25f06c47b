import type { Done, HistoryEntry, Page } from '@traveldesk/shared-contract';
import { baseApi, historyPages, ifMatch } from '@traveldesk/shared-web';
import { walletPaths, type WalletSettings, type WalletSettingsInput } from '@traveldesk/wallet-contract';

const tag = 'WalletSettings';

const walletSettingsApi = baseApi.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    walletSettings: build.query<WalletSettings, void>({
      query: () => ({ url: walletPaths.settings }),
      providesTags: (_, error) => (error ? [] : [tag]),
    }),
    walletSettingsHistory: build.infiniteQuery<Page<HistoryEntry>, void, number>({
      ...historyPages((_: void) => walletPaths.settingsHistory),
      providesTags: (_, error) => (error ? [] : [tag]),
    }),
    walletUpdateSettings: build.mutation<
      Done<WalletSettings>,
      { version: number | undefined; settings: WalletSettingsInput }
    >({
      query: ({ version, settings }) => ({
        url: walletPaths.settings,
        method: 'PUT',
        headers: ifMatch(version),
        body: settings,
      }),
      invalidatesTags: (_, error) => (error ? [] : [tag]),
    }),
  }),
});

export const {
  endpoints: { walletSettings },
  useWalletSettingsQuery,
  useLazyWalletSettingsQuery,
  useWalletSettingsHistoryInfiniteQuery,
  useWalletUpdateSettingsMutation,
} = walletSettingsApi;
