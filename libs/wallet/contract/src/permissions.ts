/**
 * What each part of the wallet asks for. The specification names the first; the others are in its style. Approving is a
 * permission of its own each time, so that who asks and who approves can be different people by role (TRAVEL-RULES 35).
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
  /** A company's own warning of a low balance is one of its settings. */
  threshold: 'update_companies',
  /** What is set for all wallets: from which amount on a deposit needs a second person. */
  settings: 'update_wallet_settings',
  ledger: 'show_ledger',
  checkLedger: 'check_ledger',
} as const;

/** Who sees a company's money: those who read transactions, and those who move it or set how much may be spent. */
export const walletReaders = [
  walletPermissions.list,
  walletPermissions.deposit,
  walletPermissions.adjust,
  walletPermissions.payOut,
  walletPermissions.convert,
  walletPermissions.credit,
] as const;

/** Who may ask whether a company's money is enough, which says nothing of how much there is: also those who book. */
export const enoughReaders = [...walletReaders, 'flights_search', 'flights_bookings'] as const;

/** Who may ask whether new amounts can be moved: whoever moves money, approves it, reads it, or books for it. */
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
