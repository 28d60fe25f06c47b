import type { ColumnType, Generated } from 'kysely';
import type { ConversionRate } from '@traveldesk/currencies-contract';
import type {
  AccountKind,
  DepositMethod,
  HoldState,
  LedgerState,
  ProofType,
  TransactionType,
} from '@traveldesk/wallet-contract';

declare module '@traveldesk/shared-server' {
  interface Database {
    ledger_accounts: LedgerAccountsTable;
    ledger_transfers: LedgerTransfersTable;
    ledger_entries: LedgerEntriesTable;
    ledger_holds: LedgerHoldsTable;
    ledger_hold_ends: LedgerHoldEndsTable;
    ledger_open_holds: LedgerOpenHoldsTable;
    ledger_limits: LedgerLimitsTable;
    ledger_references: LedgerReferencesTable;
    ledger_state: LedgerStateTable;
    ledger_checkpoints: LedgerCheckpointsTable;
    deposit_proofs: DepositProofsTable;
    staff_movements: StaffMovementsTable;
    wallet_settings: WalletSettingsTable;
  }
}

/** Minor units: read as a number where that is exact, written as a bigint. */
type Minor = ColumnType<number | bigint, bigint, never>;
/** Set by the database's triggers. */
type Ruled<Type> = ColumnType<Type, never, never>;
type Fixed<Type> = ColumnType<Type, Type, never>;
type FixedOrNot<Type> = ColumnType<Type | null, Type | null | undefined, never>;

export interface LedgerAccountsTable {
  id: Fixed<string>;
  company_id: Fixed<string>;
  kind: Fixed<AccountKind>;
  currency: Fixed<string>;
  balance: Ruled<number | bigint>;
  /** Sum of all credits so far. */
  paid_in: Ruled<number | bigint>;
  held: Ruled<number | bigint>;
  open_holds: Ruled<number>;
  credit_limit: Ruled<number | bigint>;
  /** Number of entries, and the hash of the last. */
  version: Ruled<number>;
  hash: Ruled<string>;
  /** Number of holds, hold ends and limit changes, and the hash of the last. */
  seq: Ruled<number>;
  seq_hash: Ruled<string>;
  last_at: Ruled<Date>;
  threshold: ColumnType<number | bigint | null, never, bigint | null>;
  /** Whether the company was warned about the current low balance. */
  warned: Generated<boolean>;
  settings_version: Generated<number>;
}

export interface LedgerTransfersTable {
  id: Fixed<string>;
  type: Fixed<TransactionType>;
  entries: Fixed<number>;
  method: FixedOrNot<DepositMethod>;
  reference: FixedOrNot<string>;
  received_on: FixedOrNot<string>;
  note: FixedOrNot<string>;
  reason: FixedOrNot<string>;
  proof_id: FixedOrNot<string>;
  hold_id: FixedOrNot<string>;
  about_kind: FixedOrNot<string>;
  about_id: FixedOrNot<string>;
  reverses_id: FixedOrNot<string>;
  refund_of: FixedOrNot<string>;
  rate: ColumnType<ConversionRate | null, string | null | undefined, never>;
  approval_id: FixedOrNot<string>;
  author_id: FixedOrNot<string>;
  author_name: FixedOrNot<string>;
  created_at: ColumnType<Date, Date | null | undefined, never>;
  hash: Ruled<string>;
}

export interface LedgerEntriesTable {
  id: Fixed<string>;
  transfer_id: Fixed<string>;
  account_id: Fixed<string>;
  amount: Minor;
  previous_balance: Ruled<number | bigint>;
  balance: Ruled<number | bigint>;
  paid_in: Ruled<number | bigint>;
  version: Ruled<number>;
  kind: Ruled<AccountKind>;
  company_id: Ruled<string>;
  currency: Ruled<string>;
  type: Ruled<TransactionType>;
  author_id: Ruled<string | null>;
  reference: Ruled<string | null>;
  created_at: Ruled<Date>;
  hash: Ruled<string>;
}

export interface LedgerHoldsTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  amount: Minor;
  about_kind: FixedOrNot<string>;
  about_id: FixedOrNot<string>;
  reference: FixedOrNot<string>;
  expires_at: FixedOrNot<Date>;
  author_id: FixedOrNot<string>;
  created_at: ColumnType<Date, Date | null | undefined, never>;
  seq: Ruled<number>;
  /** The wallet's held amount after this hold. */
  held: Ruled<number | bigint>;
  hash: Ruled<string>;
}

/** Open holds. */
export interface LedgerOpenHoldsTable {
  hold_id: Ruled<string>;
  company_id: Ruled<string>;
  currency: Ruled<string>;
  created_at: Ruled<Date>;
  expires_at: Ruled<Date | null>;
}

export interface LedgerHoldEndsTable {
  hold_id: Fixed<string>;
  account_id: Ruled<string>;
  outcome: Fixed<Exclude<HoldState, 'open'>>;
  amount: Minor;
  transfer_id: FixedOrNot<string>;
  created_at: ColumnType<Date, Date | null | undefined, never>;
  seq: Ruled<number>;
  held: Ruled<number | bigint>;
  hash: Ruled<string>;
}

export interface LedgerLimitsTable {
  id: Fixed<string>;
  account_id: Fixed<string>;
  previous_limit: Ruled<number | bigint>;
  credit_limit: Minor;
  reason: FixedOrNot<string>;
  author_id: FixedOrNot<string>;
  author_name: FixedOrNot<string>;
  approval_id: FixedOrNot<string>;
  created_at: ColumnType<Date, Date | null | undefined, never>;
  seq: Ruled<number>;
  hash: Ruled<string>;
}

/** References of records, by which their movements are found; rows are only added. */
export interface LedgerReferencesTable {
  about_kind: Fixed<string>;
  about_id: Fixed<string>;
  company_id: Fixed<string>;
  /** The reference as people write it. */
  reference: Fixed<string>;
  /** The reference in its searched form (`compactText`). */
  key: Fixed<string>;
}

export interface LedgerStateTable {
  id: number;
  state: LedgerState;
  checked_at: Date | null;
  whole_at: Date | null;
  found: number;
  faults: ColumnType<unknown, never, string>;
}

/** Progress of the last whole check in an account; the other columns are only used in raw SQL (marks.sql.ts). */
export interface LedgerCheckpointsTable {
  account_id: Ruled<string>;
}

export interface DepositProofsTable {
  id: string;
  company_id: string;
  name: string;
  type: ProofType;
  bytes: Buffer;
  author_id: string;
  created_at: Generated<Date>;
}

/** Movements that staff may make without a second person, up to the deposit limit within 24 hours. */
export type StaffMovementKind = 'deposit' | 'conversion' | 'manual_booking';

/** A staff movement without a second person. Rows older than a day do not count; the author's next movement deletes them. */
export interface StaffMovementsTable {
  id: string;
  author_id: string;
  kind: StaffMovementKind;
  currency: string;
  /** Minor units of `currency`. */
  amount: Minor;
  moved_at: Generated<Date>;
}

export interface WalletSettingsTable {
  id: number;
  /** Minor units of `currency`. */
  deposit_limit: ColumnType<number | bigint, bigint, bigint>;
  currency: string;
  /** Minor units of `credit_raise_currency`. */
  credit_raise_limit: ColumnType<number | bigint, bigint, bigint>;
  credit_raise_currency: string;
  version: number;
}
