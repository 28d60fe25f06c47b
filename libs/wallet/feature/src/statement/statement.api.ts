import { baseApi } from '@traveldesk/shared-web';
import { walletPaths, type Statement, type StatementQuery } from '@traveldesk/wallet-contract';

export interface StatementOf {
  id: string;
  query: StatementQuery;
}

const statementApi = baseApi.enhanceEndpoints({ addTagTypes: ['Wallet'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    walletStatement: build.query<Statement, StatementOf>({
      query: ({ id, query }) => ({ url: walletPaths.statement(id), params: { ...query } }),
      providesTags: (_, error, { id }) => (error ? [] : [{ type: 'Wallet', id }]),
      extraOptions: { silent: true },
    }),
  }),
});

export const { useWalletStatementQuery, useLazyWalletStatementQuery } = statementApi;
