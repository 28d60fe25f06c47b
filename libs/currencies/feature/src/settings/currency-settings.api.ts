import {
  currencySettingsPaths,
  type CurrencySettings,
  type CurrencySettingsInput,
} from '@traveldesk/currencies-contract';
import type { Done, HistoryEntry, Page } from '@traveldesk/shared-contract';
import { baseApi, historyPages, ifMatch } from '@traveldesk/shared-web';

const tag = 'CurrencySettings';

const currencySettingsApi = baseApi.enhanceEndpoints({ addTagTypes: [tag, 'ExchangeRate'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    currenciesSettings: build.query<CurrencySettings, void>({
      query: () => ({ url: currencySettingsPaths.settings }),
      providesTags: (_, error) => (error ? [] : [tag]),
    }),
    currenciesSettingsHistory: build.infiniteQuery<Page<HistoryEntry>, void, number>({
      ...historyPages((_: void) => currencySettingsPaths.history),
      providesTags: (_, error) => (error ? [] : [tag]),
    }),
    currenciesUpdateSettings: build.mutation<
      Done<CurrencySettings>,
      { version: number | undefined; settings: CurrencySettingsInput }
    >({
      query: ({ version, settings }) => ({
        url: currencySettingsPaths.settings,
        method: 'PUT',
        headers: ifMatch(version),
        body: settings,
      }),
      // The settings decide which rates are shown as old.
      invalidatesTags: (_, error) => (error ? [] : [tag, 'ExchangeRate']),
    }),
  }),
});

export const {
  useCurrenciesSettingsQuery,
  useLazyCurrenciesSettingsQuery,
  useCurrenciesSettingsHistoryInfiniteQuery,
  useCurrenciesUpdateSettingsMutation,
} = currencySettingsApi;
