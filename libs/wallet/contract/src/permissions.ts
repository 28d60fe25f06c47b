import { productBookers, productSearchers } from '@traveldesk/shared-contract';

/**
 * Permissions of the wallet. The specification names the first; the others follow its style. Each approval has its own permission, so that
 * roles can separate authors from approvers (TRAVEL-RULES 35).
 */
export const walletPermissions = {
  list: 'show_transactions',
  export: 'export_transactions',
  deposit: 'add_deposits',
  approveDeposits: 'approve_deposits',
  adjust: 'adjust_wallets',
  approveAdjustments: 'approve_adjustments',
  payOut: 'add_payouts',
  approvePayouts: 'approve_payouts',
  convert: 'convert_wallets',
  credit: 'update_credit',
  approveCredit: 'approve_credit',
  /** A company's own low-balance threshold is one of its settings. */
  threshold: 'update_companies',
  /** Settings for all wallets, such as the deposit limit for one person. */
  settings: 'update_wallet_settings',
  ledger: 'show_ledger',
  checkLedger: 'check_ledger',
} as const;

/** Permissions to see balances: reading transactions, moving money, or setting credit limits. */
export const walletReaders = [
  walletPermissions.list,
  walletPermissions.deposit,
  walletPermissions.adjust,
  walletPermissions.payOut,
  walletPermissions.convert,
  walletPermissions.credit,
] as const;

/** Permissions to ask whether enough is available, without amounts; includes booking. */
export const enoughReaders = [...walletReaders, ...productSearchers, ...productBookers] as const;

/** Permissions to see whether money can move: moving, approving or reading it, or booking. */
export const ledgerStateReaders = [
  ...enoughReaders,
  walletPermissions.export,
  walletPermissions.approveDeposits,
  walletPermissions.approveAdjustments,
  walletPermissions.approvePayouts,
  walletPermissions.approveCredit,
  walletPermissions.settings,
  walletPermissions.ledger,
  walletPermissions.checkLedger,
] as const;
