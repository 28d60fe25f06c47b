import { baseApi } from '@traveldesk/shared-web';
import { walletPaths, type LedgerStanding } from '@traveldesk/wallet-contract';

const ledgerStateApi = baseApi.enhanceEndpoints({ addTagTypes: ['Ledger'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // A banner that cannot be read is left out.
    walletLedgerState: build.query<LedgerStanding, void>({
      query: () => ({ url: walletPaths.ledgerState }),
      providesTags: (_, error) => (error ? [] : ['Ledger']),
      extraOptions: { silent: true },
    }),
  }),
});

export const { useWalletLedgerStateQuery } = ledgerStateApi;
