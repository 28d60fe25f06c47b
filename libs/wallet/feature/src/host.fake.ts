import { recordRoutes, type MockRoutes } from '@traveldesk/shared-testing/web';
import type { WalletSettings } from '@traveldesk/wallet-contract';
import { fakeWallets, movement, nile, transaction } from './wallet.fake';

const settings: WalletSettings = {
  deposit_limit: { amount: '10000.00', currency: 'EUR' },
  credit_raise_limit: { amount: '5000.00', currency: 'EUR' },
  version: 3,
  waiting: [],
};
const none = { data: [], total: 0 };

/** The fake API of `nx serve wallet-feature`. */
export const hostRoutes = (): MockRoutes => ({
  ...recordRoutes('/companies', [{ ...nile, parent: null } as { id: string }]),
  ...recordRoutes('/users', []),
  ...recordRoutes('/transactions', [movement()]),
  'GET /transactions/{id}': () => ({ body: transaction() }),
  'GET /transaction/sums': () => ({ body: { data: [] } }),
  'GET /wallet-holds': () => ({ body: none }),
  'GET /wallet-settings': () => ({ body: settings }),
  'GET /wallet-settings/history': () => ({ body: none }),
  ...fakeWallets().routes,
});
