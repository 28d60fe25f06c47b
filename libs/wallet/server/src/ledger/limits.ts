import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import { checkVersion, newId, type Recorder, type Target, type Tx } from '@traveldesk/shared-server';
import { plainText } from '../money-text';
import { lockAccounts, type LockedAccount } from './accounts';
import { openedCurrency } from './company';
import type { MovementAuthor } from './post';

export interface LimitChange {
  companyId: string;
  limit: Money;
  reason: string | null;
  at?: Date;
  /** The request that a second person approved, if the raise needed one. */
  approvalId?: string;
}

/**
 * Sets how far below zero a wallet may go. A limit below the used credit is allowed: it stops new holds and debits, but not existing holds
 * (TRAVEL-RULES 31). Works for suspended companies too.
 */
export async function changeLimit(
  tx: Tx,
  record: Recorder,
  actor: MovementAuthor,
  { companyId, limit, reason, at, approvalId }: LimitChange,
): Promise<void> {
  const wallet = await lockWallet(tx, companyId, limit.currency);
  const by = { author_id: actor?.userId, author_name: actor?.name };
  const values = { reason, ...by, created_at: at, approval_id: approvalId };
  await tx
    .insertInto('ledger_limits')
    .values({ id: newId(), account_id: wallet.id, credit_limit: minorUnits(limit), ...values })
    .execute();
  const before = moneyOf(wallet.creditLimit, wallet.currency);
  record({
    entity: 'company',
    id: companyId,
    action: 'update',
    before: { credit_limit: plainText(before) },
    after: { credit_limit: plainText(limit), reason },
  });
}

/** Returns a wallet's credit limit and locks the wallet until the transaction ends. Throws a 412 if `seen` is not its version. */
export async function lockLimit(
  tx: Tx,
  { companyId, currency, seen }: { companyId: string; currency: string; seen?: Target['seen'] },
): Promise<Money> {
  const { creditLimit, settingsVersion } = await lockWallet(tx, companyId, currency);
  checkVersion(seen, settingsVersion);
  return moneyOf(creditLimit, currency);
}

export interface ThresholdChange {
  companyId: string;
  currency: string;
  threshold: Money | null;
  seen?: Target['seen'];
}

/** Sets the available amount below which a company is warned; null turns the warning off. */
export async function changeThreshold(
  tx: Tx,
  record: Recorder,
  _actor: MovementAuthor,
  { companyId, currency, threshold, seen }: ThresholdChange,
): Promise<void> {
  const wallet = await lockWallet(tx, companyId, currency);
  checkVersion(seen, wallet.settingsVersion);
  await tx
    .updateTable('ledger_accounts')
    .set({
      threshold: threshold === null ? null : minorUnits(threshold),
      settings_version: wallet.settingsVersion + 1,
    })
    .where('id', '=', wallet.id)
    .execute();
  const said = (minor: bigint | null) => (minor === null ? null : plainText(moneyOf(minor, currency)));
  record({
    entity: 'company',
    id: companyId,
    action: 'update',
    before: { low_balance: said(wallet.threshold) },
    after: { low_balance: said(threshold && minorUnits(threshold)) },
  });
}

async function lockWallet(tx: Tx, companyId: string, currency: string): Promise<LockedAccount> {
  await openedCurrency(tx, companyId, currency);
  const [wallet] = await lockAccounts(tx, [{ companyId, currency, kind: 'wallet' }]);
  return wallet;
}
