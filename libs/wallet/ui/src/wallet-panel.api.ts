import type { Money } from '@traveldesk/shared-contract';
import { baseApi } from '@traveldesk/shared-web';
import { walletPaths, type Balance, type Trend } from '@traveldesk/wallet-contract';

const ofCompany = (id: string) => ({ type: 'Wallet', id }) as const;

interface InCurrency {
  id: string;
  currency: string;
}

const walletPanelApi = baseApi.enhanceEndpoints({ addTagTypes: ['Wallet'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // The panel and the wallet page show the error themselves.
    walletBalance: build.query<Balance, string>({
      query: (id) => ({ url: walletPaths.balance(id) }),
      providesTags: (_, error, id) => (error ? [] : [ofCompany(id)]),
      extraOptions: { silent: true },
    }),
    // The figures are complete without this line, so its errors are silent.
    walletTrend: build.query<Trend, InCurrency>({
      query: ({ id, currency }) => ({ url: walletPaths.trend(id), params: { currency } }),
      providesTags: (_, error, { id }) => (error ? [] : [ofCompany(id)]),
      extraOptions: { silent: true },
    }),
    walletEnough: build.query<{ enough: boolean }, { id: string; pay: Money }>({
      query: ({ id, pay }) => ({ url: walletPaths.enough(id), params: { ...pay } }),
      providesTags: (_, error, { id }) => (error ? [] : [ofCompany(id)]),
      extraOptions: { silent: true },
    }),
  }),
});

export const {
  endpoints: { walletBalance },
  useWalletBalanceQuery,
  useLazyWalletBalanceQuery,
  useWalletTrendQuery,
  useWalletEnoughQuery,
} = walletPanelApi;
