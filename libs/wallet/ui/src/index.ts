export { LedgerAddition } from './LedgerAddition';
export { LedgerBanner } from './LedgerBanner';
export { LedgerNotice } from './LedgerNotice';
export { WalletEarnings } from './WalletEarnings';
export { WalletPanel } from './WalletPanel';
export { useLazyWalletBalanceQuery, useWalletBalanceQuery, walletBalance } from './wallet-panel.api';
