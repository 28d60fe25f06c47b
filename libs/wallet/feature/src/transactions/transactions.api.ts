import type { Done, HistoryEntry, Page } from '@traveldesk/shared-contract';
import { baseApi, historyPages, idempotencyKey, type ListQuery } from '@traveldesk/shared-web';
import {
  walletPaths,
  type Movement,
  type MovementRow,
  type ReversalInput,
  type Transaction,
  type TransactionSums,
} from '@traveldesk/wallet-contract';
import type { TransactionFilter } from './transaction.filters';

type Sums = Partial<Record<TransactionFilter, string>>;

const list = { type: 'Transaction', id: 'LIST' } as const;
const one = (id: string) => ({ type: 'Transaction', id }) as const;

const transactionsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Transaction'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    walletTransactions: build.query<Page<MovementRow>, ListQuery<TransactionFilter>>({
      query: (params) => ({ url: walletPaths.transactions, params }),
      providesTags: (_, error) => (error ? [] : [list]),
    }),
    // Silent: the row with the totals shows its own error.
    walletTransactionSums: build.query<TransactionSums, Sums>({
      query: (params) => ({ url: walletPaths.sums, params }),
      providesTags: (_, error) => (error ? [] : [list]),
      extraOptions: { silent: true },
    }),
    walletTransaction: build.query<Transaction, string>({
      query: (id) => ({ url: walletPaths.transaction(id) }),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    walletTransactionHistory: build.infiniteQuery<Page<HistoryEntry>, string, number>({
      ...historyPages((id: string) => walletPaths.history(id)),
      providesTags: (_, error, id) => (error ? [] : [one(id)]),
    }),
    walletReverse: build.mutation<
      Done<Movement>,
      { id: string; key: string | undefined; reversal: ReversalInput }
    >({
      query: ({ id, key, reversal }) => ({
        url: walletPaths.reverse(id),
        method: 'POST',
        headers: idempotencyKey(key),
        body: reversal,
      }),
      invalidatesTags: (_, error, { id }) => (error ? [] : [list, one(id)]),
    }),
  }),
});

export const {
  endpoints: { walletTransactions, walletTransaction },
  useWalletTransactionsQuery,
  useWalletTransactionSumsQuery,
  useWalletTransactionQuery,
  useWalletTransactionHistoryInfiniteQuery,
  useWalletReverseMutation,
} = transactionsApi;
