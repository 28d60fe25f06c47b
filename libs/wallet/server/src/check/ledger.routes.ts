import { done, inTurn, languageOf, problems, type App } from '@traveldesk/shared-server';
import {
  ledgerDoneSchema,
  ledgerSchema,
  ledgerStandingSchema,
  ledgerStateReaders,
  walletPaths,
  walletPermissions,
} from '@traveldesk/wallet-contract';
import { ledgerState } from '../ledger/state';
import { readLedger } from './health';
import { runLedgerCheck } from './run-check';

export function ledgerRoutes(app: App): void {
  const { kernel } = app;

  app.get(
    walletPaths.ledger,
    {
      config: { permission: walletPermissions.ledger },
      schema: { summary: 'The result of the last check of the ledger', response: { 200: ledgerSchema } },
    },
    async (request) => readLedger(kernel, languageOf(request)),
  );

  app.get(
    walletPaths.ledgerState,
    {
      config: { permission: ledgerStateReaders },
      schema: { summary: 'Whether new amounts can be moved', response: { 200: ledgerStandingSchema } },
    },
    async () => ({ state: await ledgerState(kernel.db) }),
  );

  app.post(
    walletPaths.ledgerCheck,
    {
      config: { permission: walletPermissions.checkLedger },
      schema: {
        summary: 'Check the whole ledger now',
        response: { 200: ledgerDoneSchema, ...problems(503) },
      },
    },
    async (request) => {
      await inTurn(request, 'costly', () => runLedgerCheck(kernel, 'whole'));
      return done(request, 'ledger_checked', await readLedger(kernel, languageOf(request)));
    },
  );
}
