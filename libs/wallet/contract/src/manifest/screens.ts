import type { Screens } from '@traveldesk/shared-contract';
import { walletPermissions } from '../permissions';
import type menu from './menu/texts/en.json';

export const walletScreens = {
  transactions: {
    path: '/transactions',
    permission: walletPermissions.list,
    label: 'transactions',
    menu: 'money',
  },
  'transactions-view': { path: '/transactions/view/:id', permission: walletPermissions.list },
  'transactions-reverse': { path: '/transactions/reverse/:id', permission: walletPermissions.adjust },
  'wallet-holds': {
    path: '/wallet-holds',
    permission: walletPermissions.list,
    label: 'blockedAmounts',
    menu: 'money',
  },
  'wallet-settings': {
    path: '/wallet-settings',
    permission: walletPermissions.settings,
    label: 'walletSettings',
    isSetting: true,
  },
  ledger: { path: '/ledger', permission: walletPermissions.ledger, label: 'ledger', menu: 'money' },
  wallet: { path: '/transactions/wallet/:id', permission: walletPermissions.list },
  'wallet-statement': { path: '/transactions/statement/:id', permission: walletPermissions.list },
  'wallet-deposit': { path: '/transactions/deposit/:id', permission: walletPermissions.deposit },
  'wallet-adjust': { path: '/transactions/adjust/:id', permission: walletPermissions.adjust },
  'wallet-payout': { path: '/transactions/payout/:id', permission: walletPermissions.payOut },
  'wallet-convert': { path: '/transactions/convert/:id', permission: walletPermissions.convert },
  'wallet-credit': { path: '/transactions/credit/:id', permission: walletPermissions.credit },
  'wallet-warning': { path: '/transactions/warning/:id', permission: walletPermissions.threshold },
} as const satisfies Screens<typeof menu>;
