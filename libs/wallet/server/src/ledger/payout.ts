import type { Money } from '@traveldesk/shared-contract';
import type { Recorder, Tx } from '@traveldesk/shared-server';
import type { PayoutTarget } from '@traveldesk/wallet-contract';
import { lockAccounts } from './accounts';
import { openCompany } from './company';
import { LedgerError } from './errors';
import { positiveMinor } from './positive';
import { post, type MovementAuthor } from './post';

export interface Payout {
  companyId: string;
  amount: Money;
  to: PayoutTarget;
  reason: string;
  reference: string | null;
  /** The request that a second person approved; required (SECURITY 8). */
  approvalId: string;
  at?: Date;
}

/**
 * Pays out a company's earnings (ADR 82) to its wallet, opened if missing, or to its bank. Throws if the earnings are less. Returns the
 * transaction's id.
 */
export async function payOut(
  tx: Tx,
  record: Recorder,
  actor: MovementAuthor,
  input: Payout,
): Promise<string> {
  const { companyId, amount, to, reason, reference, approvalId, at } = input;
  await openCompany(tx, companyId);
  const ref = { companyId, currency: amount.currency };
  const [earnings, opposite] = await lockAccounts(tx, [
    { ...ref, kind: 'earnings' },
    { ...ref, kind: to === 'wallet' ? 'wallet' : 'received' },
  ]);
  const minor = positiveMinor(amount);
  if (earnings.balance < minor) throw new LedgerError('earnings_short');
  return post(tx, record, actor, {
    type: 'payout',
    sides: [
      { account: earnings, amount: -minor },
      { account: opposite, amount: minor },
    ],
    method: to === 'bank' ? 'bank' : null,
    reason,
    reference,
    approval_id: approvalId,
    at,
  });
}

/** Validates a requested payout; the earnings are checked again when it is posted. */
export async function checkPayout(
  tx: Tx,
  { companyId, amount }: Pick<Payout, 'companyId' | 'amount'>,
): Promise<void> {
  await openCompany(tx, companyId);
  const earned = await earnedIn(tx, companyId, amount.currency);
  if (earned < positiveMinor(amount)) {
    throw new LedgerError('earnings_short', { fields: { 'amount.amount': 'earnings_short' } });
  }
}

/** Returns a company's earnings that are not paid out, in minor units; negative if refunds took back more. */
async function earnedIn(tx: Tx, companyId: string, currency: string): Promise<bigint> {
  const account = await tx
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('company_id', '=', companyId)
    .where('currency', '=', currency)
    .where('kind', '=', 'earnings')
    .executeTakeFirst();
  return BigInt(account?.balance ?? 0);
}
