import { historyPageSchema, historyQuerySchema, idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  decimal,
  exportRoute,
  problems,
  type App,
  type ExportColumns,
} from '@traveldesk/shared-server';
import {
  holdPageSchema,
  holdQuerySchema,
  movementPageSchema,
  statementExportQuerySchema,
  statementQuerySchema,
  statementSchema,
  transactionExportQuerySchema,
  transactionQuerySchema,
  transactionSchema,
  transactionSumsQuerySchema,
  transactionSumsSchema,
  walletPaths,
  walletPermissions,
  type MovementRow,
} from '@traveldesk/wallet-contract';
import { listHolds } from '../holds';
import { allMovements } from './movements.sql';
import { readStatement } from './statement';
import { statementColumns, statementLines } from './statement.csv';
import { readTransaction, readTransactionHistory } from './transaction';
import { listTransactions, refuseFilters, sumTransactions } from './transactions';

const columns: ExportColumns<MovementRow> = {
  created_at: ({ created_at: at }) => at,
  type: ({ type }, say) => say('types', type),
  company: ({ company }) => company.name,
  direction: ({ direction }, say) => say('directions', direction),
  amount: ({ amount }) => decimal(amount.amount),
  currency: ({ amount }) => amount.currency,
  balance_after: ({ balance_after: balance }) => decimal(balance.amount),
  method: ({ method }, say) => say('methods', method),
  reference: ({ reference }) => reference,
  booking: ({ booking }) => booking?.number ?? null,
  traveller: ({ booking }) => booking?.traveller ?? null,
  route: ({ booking }) => booking?.route ?? null,
  author: ({ author }) => author?.name ?? null,
  transaction: ({ transaction_id: id }) => id,
};

/** Read-only routes of transactions, statements and holds. */
export function transactionRoutes(app: App): void {
  const { kernel } = app;
  const { db } = kernel;

  app.get(
    walletPaths.transactions,
    {
      config: { permission: walletPermissions.list, apiTokens: true },
      schema: {
        summary: 'Movements of the wallets in the caller’s scope, a page at a time',
        querystring: transactionQuerySchema,
        response: { 200: movementPageSchema, ...problems(422) },
      },
    },
    async (request) => listTransactions(kernel, request.query, actorOf(request)),
  );

  app.get(
    walletPaths.sums,
    {
      config: { permission: walletPermissions.list, apiTokens: true },
      schema: {
        summary: 'Sums of the filtered movements, by currency',
        querystring: transactionSumsQuerySchema,
        response: { 200: transactionSumsSchema, ...problems(422) },
      },
    },
    async (request) => sumTransactions(db, request.query, actorOf(request)),
  );

  exportRoute(app, {
    path: walletPaths.export,
    permission: walletPermissions.export,
    summary: 'The filtered movements',
    query: transactionExportQuerySchema,
    entity: 'transaction',
    file: 'transactions',
    module: 'wallet',
    columns,
    rows: (query, call) => {
      refuseFilters(query);
      return allMovements(kernel, query, actorOf(call));
    },
  });

  app.get(
    walletPaths.transaction(':id'),
    {
      config: { permission: walletPermissions.list, apiTokens: true },
      schema: {
        summary: 'One transaction with both its sides',
        params: idParams,
        response: { 200: transactionSchema, ...problems(404) },
      },
    },
    async (request) => readTransaction(kernel, request.params.id, actorOf(request)),
  );

  app.get(
    walletPaths.history(':id'),
    {
      config: { permission: walletPermissions.list },
      schema: {
        summary: 'Who made a transaction, and when',
        params: idParams,
        querystring: historyQuerySchema,
        response: { 200: historyPageSchema, ...problems(404) },
      },
    },
    async (request) => readTransactionHistory(db, request.params.id, request.query, actorOf(request)),
  );

  app.get(
    walletPaths.statement(':id'),
    {
      config: { permission: walletPermissions.list, apiTokens: true },
      schema: {
        summary: 'The statement of a wallet for a period',
        params: idParams,
        querystring: statementQuerySchema,
        response: { 200: statementSchema, ...problems(404, 422) },
      },
    },
    async (request) => readStatement(kernel, request.params.id, request.query, actorOf(request)),
  );

  exportRoute(app, {
    path: walletPaths.statementExport(':id'),
    permission: walletPermissions.export,
    summary: 'The statement of a wallet for a period',
    params: idParams,
    query: statementExportQuerySchema,
    entity: 'transaction',
    noted: ({ id }) => ({ company_id: id }),
    file: 'statement',
    module: 'wallet',
    columns: statementColumns,
    rows: (query, call, { id }) => statementLines(kernel, id, query, actorOf(call)),
  });

  app.get(
    walletPaths.holds,
    {
      config: { permission: walletPermissions.list },
      schema: {
        summary: 'Blocked amounts by age; those past their due time are overdue',
        querystring: holdQuerySchema,
        response: { 200: holdPageSchema },
      },
    },
    async (request) => listHolds(kernel, request.query, actorOf(request)),
  );
}
