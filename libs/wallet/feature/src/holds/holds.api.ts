import type { Page } from '@traveldesk/shared-contract';
import { baseApi, type ListQuery } from '@traveldesk/shared-web';
import { walletPaths, type Hold } from '@traveldesk/wallet-contract';
import type { HoldFilter } from './hold.filters';

const holdsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    walletHolds: build.query<Page<Hold>, ListQuery<HoldFilter>>({
      query: (params) => ({ url: walletPaths.holds, params }),
    }),
  }),
});

export const {
  endpoints: { walletHolds },
  useWalletHoldsQuery,
} = holdsApi;
