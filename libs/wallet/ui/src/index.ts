export { LedgerBanner } from './LedgerBanner';
export { WalletPanel } from './WalletPanel';
export { useLazyWalletBalanceQuery, useWalletBalanceQuery, walletBalance } from './wallet-panel.api';
