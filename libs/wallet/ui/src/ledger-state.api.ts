import { baseApi } from '@traveldesk/shared-web';
import { walletPaths, type LedgerStanding } from '@traveldesk/wallet-contract';

const ledgerStateApi = baseApi.enhanceEndpoints({ addTagTypes: ['Ledger'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // Without the state there is no banner, and no error.
    walletLedgerState: build.query<LedgerStanding, void>({
      query: () => ({ url: walletPaths.ledgerState }),
      providesTags: (_, error) => (error ? [] : ['Ledger']),
      extraOptions: { silent: true },
    }),
  }),
});

export const { useWalletLedgerStateQuery } = ledgerStateApi;
