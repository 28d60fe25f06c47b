import './wallet.tables';

export { walletServer } from './wallet.server';
export { askAdjustment } from './requests/adjustments';
export { isWithinDepositLimit } from './requests/is-within-deposit-limit';
export { requireAvailable } from './ledger/available';
export { checkLedger } from './check/check-ledger';
export { readLedgerSize } from './check/health';
export { LedgerError } from './ledger/errors';
export {
  holdOwnersOf,
  registerHoldOwner,
  type HoldOwnerDomain,
  type OwnedBooking,
  type OwnedHold,
} from './ledger/hold-owners';
export { noteReferences, type OwnerReferences } from './references/note-references';
export { expire, hold, release } from './ledger/hold';
export { capture } from './ledger/payment';
export { movementsAbout, type MovementAbout } from './transactions/movements-about.sql';
export { periodInstants } from './transactions/period';
export { refund } from './ledger/refund';
export { transfer } from './ledger/move';
export type { Split } from './ledger/split';
