import { sql } from 'kysely';
import { moneyOf } from '@traveldesk/shared-contract';
import type { Db, Tx } from '@traveldesk/shared-server';
import type { Wallet } from '@traveldesk/wallet-contract';
import '../wallet.tables';

/** A wallet's amounts in minor units. */
export interface WalletRow {
  currency: string;
  balance: bigint;
  held: bigint;
  creditLimit: bigint;
  openHolds: number;
  threshold: bigint | null;
  version: number;
  settingsVersion: number;
}

/** Returns the company's wallets. */
export async function walletsOf(db: Db | Tx, companyId: string): Promise<WalletRow[]> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select([
      'currency',
      'balance',
      'held',
      'open_holds',
      'credit_limit',
      'threshold',
      'version',
      'settings_version',
    ])
    .where('company_id', '=', companyId)
    .where('kind', '=', 'wallet')
    .orderBy('currency')
    .execute();
  return rows.map((row) => ({
    currency: row.currency,
    balance: BigInt(row.balance),
    held: BigInt(row.held),
    creditLimit: BigInt(row.credit_limit),
    openHolds: row.open_holds,
    threshold: row.threshold === null ? null : BigInt(row.threshold),
    version: row.version,
    settingsVersion: row.settings_version,
  }));
}

interface PastRow {
  currency: string;
  balance: number | bigint | null;
  held: number | bigint | null;
  credit_limit: number | bigint | null;
}

/**
 * Returns the wallets at an instant. The last row of each kind stores the running amount, so only four rows per wallet are read, however
 * long the history.
 */
export async function walletsAt(db: Db, companyId: string, at: Date): Promise<Map<string, PastRow>> {
  const { rows } = await sql<PastRow>`
    select a.currency,
      (select balance from ledger_entries where account_id = a.id and created_at <= ${at}
        order by created_at desc, version desc limit 1) as balance,
      (select held from (
        (select seq, held from ledger_holds where account_id = a.id and created_at <= ${at}
          order by created_at desc, seq desc limit 1)
        union all
        (select seq, held from ledger_hold_ends where account_id = a.id and created_at <= ${at}
          order by created_at desc, seq desc limit 1)
      ) as last order by seq desc limit 1) as held,
      (select credit_limit from ledger_limits where account_id = a.id and created_at <= ${at}
        order by seq desc limit 1) as credit_limit
    from ledger_accounts as a where a.company_id = ${companyId} and a.kind = 'wallet'`.execute(db);
  return new Map(rows.map((row) => [row.currency, row]));
}

/** A wallet without entries. */
export function emptyWallet(currency: string): WalletRow {
  return {
    currency,
    balance: 0n,
    held: 0n,
    creditLimit: 0n,
    openHolds: 0,
    threshold: null,
    version: 0,
    settingsVersion: 1,
  };
}

export function walletOf(row: WalletRow, own: string): Wallet {
  const { currency, balance, held, creditLimit, threshold } = row;
  const available = balance + creditLimit - held;
  const money = (minor: bigint) => moneyOf(minor, currency);
  return {
    currency,
    own: currency === own,
    balance: money(balance),
    credit_limit: money(creditLimit),
    held: money(held),
    available: money(available),
    open_holds: row.openHolds,
    threshold: threshold === null ? null : money(threshold),
    low: threshold !== null && available < threshold,
    version: row.version,
    settings_version: row.settingsVersion,
  };
}
