import type { Done } from '@traveldesk/shared-contract';
import { baseApi } from '@traveldesk/shared-web';
import { walletPaths, type Ledger } from '@traveldesk/wallet-contract';

const ledgerApi = baseApi.enhanceEndpoints({ addTagTypes: ['Ledger'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // The page shows the error itself.
    walletLedger: build.query<Ledger, void>({
      query: () => ({ url: walletPaths.ledger }),
      providesTags: (_, error) => (error ? [] : ['Ledger']),
      extraOptions: { silent: true },
    }),
    walletCheckLedger: build.mutation<Done<Ledger>, void>({
      query: () => ({ url: walletPaths.ledgerCheck, method: 'POST' }),
      invalidatesTags: (_, error) => (error ? [] : ['Ledger']),
    }),
  }),
});

export const {
  endpoints: { walletLedger },
  useWalletLedgerQuery,
  useWalletCheckLedgerMutation,
} = ledgerApi;
