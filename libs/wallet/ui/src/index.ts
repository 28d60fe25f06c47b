export { LedgerBanner } from './LedgerBanner';
export { WalletEarnings } from './WalletEarnings';
export { WalletPanel } from './WalletPanel';
export { useLazyWalletBalanceQuery, useWalletBalanceQuery, walletBalance } from './wallet-panel.api';
