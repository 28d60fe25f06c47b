import type { Done } from '@traveldesk/shared-contract';
import { baseApi, ifMatch } from '@traveldesk/shared-web';
import {
  walletPaths,
  type Balance,
  type CreditHistory,
  type CreditInput,
  type SavedCredit,
  type ThresholdInput,
  type Wallet,
} from '@traveldesk/wallet-contract';

interface Versioned {
  id: string;
  version: number | undefined;
}

const ofCompany = (id: string) => ({ type: 'Wallet', id }) as const;

const walletsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Wallet'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    walletBalanceAt: build.query<Balance, { id: string; at: string }>({
      query: ({ id, at }) => ({ url: walletPaths.balance(id), params: { at } }),
      extraOptions: { silent: true },
    }),
    walletCreditHistory: build.query<CreditHistory, string>({
      query: (id) => ({ url: walletPaths.credit(id) }),
      providesTags: (_, error, id) => (error ? [] : [ofCompany(id)]),
      extraOptions: { silent: true },
    }),
    walletSetCredit: build.mutation<Done<SavedCredit>, Versioned & { credit: CreditInput }>({
      query: ({ id, version, credit }) => ({
        url: walletPaths.credit(id),
        method: 'PUT',
        headers: ifMatch(version),
        body: credit,
      }),
      invalidatesTags: (_, error, { id }) => (error ? [] : [ofCompany(id)]),
    }),
    walletSetThreshold: build.mutation<Done<Wallet>, Versioned & { warning: ThresholdInput }>({
      query: ({ id, version, warning }) => ({
        url: walletPaths.lowBalance(id),
        method: 'PUT',
        headers: ifMatch(version),
        body: warning,
      }),
      invalidatesTags: (_, error, { id }) => (error ? [] : [ofCompany(id)]),
    }),
  }),
});

export const {
  useWalletBalanceAtQuery,
  useWalletCreditHistoryQuery,
  useWalletSetCreditMutation,
  useWalletSetThresholdMutation,
} = walletsApi;
