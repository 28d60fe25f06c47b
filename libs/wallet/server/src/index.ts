import './wallet.tables';

export { walletServer } from './wallet.server';
export { askAdjustment } from './requests/adjustments';
export { movesAlone } from './requests/moves-alone';
export { requireAvailable } from './ledger/available';
export { checkLedger } from './check/check-ledger';
export { readLedgerSize } from './check/health';
export { LedgerError } from './ledger/errors';
export { holdOwnersOf, registerHoldOwner, type HoldOwnerDomain, type OwnedHold } from './ledger/hold-owners';
export { expire, hold, release } from './ledger/hold';
export { capture } from './ledger/payment';
export { periodInstants } from './transactions/period';
export { movementsAbout } from './transactions/movements-about.sql';
export { refund } from './ledger/refund';
export { transfer } from './ledger/move';
export type { Split } from './ledger/split';
