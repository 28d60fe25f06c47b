export { enoughReaders, ledgerStateReaders, walletPermissions, walletReaders } from './permissions';
export { walletPaths } from './paths';
export {
  depositMethods,
  directions,
  holdStates,
  ownAccounts,
  proofMaxBytes,
  proofTypes,
  transactionTypes,
  type AccountKind,
  type DepositMethod,
  type Direction,
  type HoldState,
  type LedgerState,
  type ProofType,
  type TransactionType,
} from './wallet.kinds';
export { amountOrZeroSchema, amountSchema, isLedgerAmount } from './amount';
export {
  balanceQuerySchema,
  balanceSchema,
  enoughQuerySchema,
  enoughSchema,
  thresholdInputSchema,
  trendQuerySchema,
  trendSchema,
  walletDoneSchema,
  type Balance,
  type BalanceQuery,
  type Enough,
  type ThresholdInput,
  type Trend,
  type Wallet,
} from './balance';
export {
  depositInputSchema,
  movementDoneSchema,
  proofDoneSchema,
  proofInputSchema,
  proofParams,
  type DepositInput,
  type Movement,
  type Proof,
} from './deposit';
export {
  movementPageSchema,
  reversalInputSchema,
  transactionExportQuerySchema,
  transactionQuerySchema,
  transactionSchema,
  transactionSumsQuerySchema,
  transactionSumsSchema,
  type MovementRow,
  type ReversalInput,
  type Transaction,
  type TransactionFilters,
  type TransactionQuery,
  type TransactionSums,
} from './transaction';
export {
  statementExportQuerySchema,
  statementPdfQuerySchema,
  statementQuerySchema,
  statementSchema,
  type Statement,
  type StatementExportQuery,
  type StatementPdfQuery,
  type StatementQuery,
} from './statement';
export { holdPageSchema, holdQuerySchema, type Hold, type HoldQuery } from './hold';
export {
  creditDoneSchema,
  creditHistorySchema,
  creditInputSchema,
  type CreditHistory,
  type CreditInput,
  type SavedCredit,
} from './credit';
export { adjustmentInputSchema, type AdjustmentInput } from './adjustment';
export { payoutInputSchema, payoutTargets, type PayoutInput, type PayoutTarget } from './payout';
export {
  conversionInputSchema,
  conversionPreviewQuerySchema,
  conversionPreviewSchema,
  type ConversionInput,
  type ConversionPreview,
  type ConversionPreviewQuery,
} from './conversion';
export {
  walletSettingsInputSchema,
  walletSettingsSchema,
  type WalletSettings,
  type WalletSettingsInput,
} from './settings';
export {
  ledgerDoneSchema,
  ledgerSchema,
  ledgerStandingSchema,
  type Ledger,
  type LedgerStanding,
  type LedgerFault,
} from './ledger';
