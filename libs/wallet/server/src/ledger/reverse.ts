import { notFound, type Recorder, type Tx } from '@traveldesk/shared-server';
import type { TransactionType } from '@traveldesk/wallet-contract';
import { availableOf, lockAccounts } from './accounts';
import { LedgerError } from './errors';
import { post, type MovementAuthor } from './post';
import { refuseStopped } from './state';

/** Types that can be reversed. Payments are refunded instead; a reversal is undone by a new transaction. */
export const reversible: readonly TransactionType[] = [
  'deposit',
  'transfer',
  'conversion',
  'adjustment',
  'payout',
];

export interface Reversal {
  transactionId: string;
  reason: string;
  /** The request that a second person approved; without it no wallet may drop below zero available. */
  approvalId?: string;
  at?: Date;
}

/** Reverses a transaction, once, by a new one with opposite sides (TRAVEL-RULES 32). Returns the new transaction's id. */
export async function reverse(
  tx: Tx,
  record: Recorder,
  actor: MovementAuthor,
  input: Reversal,
): Promise<string> {
  const { transactionId, reason, approvalId, at } = input;
  await refuseStopped(tx);
  const original = await checkReversal(tx, transactionId);
  const accounts = await lockAccounts(
    tx,
    original.sides.map(({ company_id: companyId, currency, kind }) => ({ companyId, currency, kind })),
  );
  await refuseReversed(tx, transactionId);
  const sides = accounts.map((account, index) => ({
    account,
    amount: -BigInt(original.sides[index]?.amount ?? 0),
  }));
  const short = sides.some(
    ({ account, amount }) => account.kind === 'wallet' && availableOf(account) + amount < 0n,
  );
  if (short && approvalId === undefined) throw new LedgerError('insufficient_funds');
  return post(tx, record, actor, {
    type: 'reversal',
    sides,
    reverses_id: transactionId,
    reason,
    reference: original.reference,
    about_kind: original.about_kind,
    about_id: original.about_id,
    approval_id: approvalId,
    at,
  });
}

/** Returns the transaction with its sides; throws if it does not exist or cannot be reversed. */
export async function checkReversal(tx: Tx, id: string) {
  const transfer = await tx
    .selectFrom('ledger_transfers')
    .select(['type', 'reference', 'about_kind', 'about_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!transfer) throw notFound();
  if (!reversible.includes(transfer.type)) throw new LedgerError('not_reversible');
  await refuseReversed(tx, id);
  const sides = await tx
    .selectFrom('ledger_entries')
    .select(['company_id', 'currency', 'kind', 'amount'])
    .where('transfer_id', '=', id)
    .orderBy('account_id')
    .execute();
  return { ...transfer, sides };
}

async function refuseReversed(tx: Tx, id: string): Promise<void> {
  const reversal = await tx
    .selectFrom('ledger_transfers')
    .select('id')
    .where('reverses_id', '=', id)
    .executeTakeFirst();
  if (reversal) throw new LedgerError('already_reversed');
}
