import type { ConversionRate } from '@traveldesk/currencies-contract';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import { invalid, type Recorder, type Tx } from '@traveldesk/shared-server';
import type { Direction } from '@traveldesk/wallet-contract';
import { availableOf, lockAccounts, type LockedAccount } from './accounts';
import { openCompany, requireCurrency } from './company';
import { requireProof } from './deposit';
import { LedgerError } from './errors';
import { exchanged } from './exchange';
import type { HoldOwner } from './hold';
import { post, type MovementAuthor } from './post';
import { positiveMinor } from './positive';

export interface Transfer {
  fromCompanyId: string;
  toCompanyId: string;
  amount: Money;
  reference: string | null;
  note: string | null;
  at?: Date;
}

/** Moves money between the wallets of two companies in one currency. Returns the transaction's id. */
export async function transfer(
  tx: Tx,
  record: Recorder,
  actor: MovementAuthor,
  input: Transfer,
): Promise<string> {
  const { fromCompanyId, toCompanyId, amount, reference, note, at } = input;
  const { currency } = amount;
  // Lock companies in the order of their ids, so that opposite transfers cannot deadlock.
  for (const companyId of [fromCompanyId, toCompanyId].sort()) {
    const { currency: own } = await openCompany(tx, companyId);
    await requireCurrency(tx, { companyId, own, currency });
  }
  if (fromCompanyId === toCompanyId) throw invalid({ to_company_id: 'transfer_to_itself' });
  const [from, to] = await lockAccounts(tx, [
    { companyId: fromCompanyId, currency, kind: 'wallet' },
    { companyId: toCompanyId, currency, kind: 'wallet' },
  ]);
  const minor = positiveMinor(amount);
  requireAvailable(from, minor);
  return post(tx, record, actor, {
    type: 'transfer',
    sides: [
      { account: from, amount: -minor },
      { account: to, amount: minor },
    ],
    reference,
    note,
    at,
  });
}

export interface Conversion {
  companyId: string;
  amount: Money;
  /** The rate in force, stored with the transaction (TRAVEL-RULES 28). */
  rate: ConversionRate;
  note: string | null;
  /** The request that a second person approved. */
  approvalId?: string;
  at?: Date;
}

/**
 * Converts between two wallets of a company; opens the target wallet if it is the first in its currency (TRAVEL-RULES 34). Returns the
 * transaction's id.
 */
export async function convert(
  tx: Tx,
  record: Recorder,
  actor: MovementAuthor,
  input: Conversion,
): Promise<string> {
  const { companyId, amount, rate, note, approvalId, at } = input;
  const { currency: own } = await openCompany(tx, companyId);
  await requireCurrency(tx, { companyId, own, currency: amount.currency });
  const minor = positiveMinor(amount);
  const to = exchanged(amount, rate, 'from.amount');
  const becomes = minorUnits(to);
  const given = { companyId, currency: amount.currency };
  const got = { companyId, currency: to.currency };
  const [wallet, out, into, gained] = await lockAccounts(tx, [
    { ...given, kind: 'wallet' },
    { ...given, kind: 'exchange' },
    { ...got, kind: 'exchange' },
    { ...got, kind: 'wallet' },
  ]);
  requireAvailable(wallet, minor);
  return post(tx, record, actor, {
    type: 'conversion',
    sides: [
      { account: wallet, amount: -minor },
      { account: out, amount: minor },
      { account: into, amount: -becomes },
      { account: gained, amount: becomes },
    ],
    rate: JSON.stringify(rate),
    note,
    approval_id: approvalId,
    at,
  });
}

export interface Adjustment {
  companyId: string;
  amount: Money;
  direction: Direction;
  reason: string;
  reference: string | null;
  proofId: string | null;
  /** The booking that the adjustment is about. */
  owner?: HoldOwner | null | undefined;
  /** The request that a second person approved; required (SECURITY 8). */
  approvalId: string;
  at?: Date;
}

/** Corrects a wallet by hand, with a reason (TRAVEL-RULES 32). Returns the transaction's id. */
export async function adjust(
  tx: Tx,
  record: Recorder,
  actor: MovementAuthor,
  input: Adjustment,
): Promise<string> {
  const { companyId, amount, direction, reason, reference, proofId, owner, approvalId, at } = input;
  await checkAdjustment(tx, input);
  const ref = { companyId, currency: amount.currency };
  const [wallet, correction] = await lockAccounts(tx, [
    { ...ref, kind: 'wallet' },
    { ...ref, kind: 'correction' },
  ]);
  const minor = positiveMinor(amount);
  if (direction === 'out') requireAvailable(wallet, minor);
  const signed = direction === 'in' ? minor : -minor;
  return post(tx, record, actor, {
    type: 'adjustment',
    sides: [
      { account: wallet, amount: signed },
      { account: correction, amount: -signed },
    ],
    reason,
    reference,
    about_kind: owner?.kind,
    about_id: owner?.id,
    proof_id: proofId,
    approval_id: approvalId,
    at,
  });
}

/** Validates an adjustment, posted or requested. */
export async function checkAdjustment(
  tx: Tx,
  { companyId, amount, proofId }: Pick<Adjustment, 'companyId' | 'amount' | 'proofId'>,
): Promise<void> {
  const { currency: own } = await openCompany(tx, companyId);
  await requireCurrency(tx, { companyId, own, currency: amount.currency });
  await requireProof(tx, companyId, proofId);
}

/** Throws if too little is available; the database would too, but later and without a form field. */
function requireAvailable(wallet: LockedAccount, minor: bigint): void {
  if (availableOf(wallet) < minor) throw new LedgerError('insufficient_funds');
}
