import { moneyOf, type Money } from '@traveldesk/shared-contract';
import { notFound, type Recorder, type Tx } from '@traveldesk/shared-server';
import { plainText } from '../money-text';
import { lockAccounts } from './accounts';
import { LedgerError } from './errors';
import { findHold, endOf, refuseEnded, type HoldOwner } from './hold';
import { positiveMinor } from './positive';
import { post, type Writer } from './post';

export interface Capture {
  holdId: string;
  owner: HoldOwner;
  /** Less than the hold takes a part, and gives the rest back; without it all is taken. */
  amount?: Money;
  note?: string;
  at?: Date;
}

/**
 * Takes what was held: a ticket is issued (TRAVEL-RULES 33). It passes whatever was changed since the hold: a lowered credit
 * limit, a suspended company, books that are not whole. Answers the transaction.
 */
export async function capture(tx: Tx, record: Recorder, actor: Writer, input: Capture): Promise<string> {
  const { holdId, owner, note, at } = input;
  const { found, ref } = await findHold(tx, holdId, owner);
  const [wallet, clearing] = await lockAccounts(tx, [ref, { ...ref, kind: 'clearing' }]);
  await refuseEnded(tx, holdId);
  const amount = takenOf(found.amount, ref.currency, input.amount);
  const id = await post(tx, record, actor, {
    type: 'payment',
    sides: [
      { account: wallet, amount: -amount },
      { account: clearing, amount },
    ],
    hold_id: holdId,
    about_kind: owner.kind,
    about_id: owner.id,
    reference: found.reference,
    note,
    capture: { holdId, amount },
    at,
  });
  const captured = plainText(moneyOf(amount, ref.currency));
  record(endOf({ ...found, wallet }, { state: 'captured', captured }));
  return id;
}

function takenOf(held: bigint, currency: string, amount: Money | undefined): bigint {
  if (!amount) return held;
  if (amount.currency !== currency) {
    throw new LedgerError('currency_mismatch', { params: { currency: amount.currency, own: currency } });
  }
  const minor = positiveMinor(amount);
  if (minor > held) throw new LedgerError('hold_exceeded');
  return minor;
}

export interface Refund {
  paymentId: string;
  amount: Money;
  reference?: string | null;
  note?: string;
  at?: Date;
}

/**
 * Gives back what was paid, in one or more parts, and never more than was paid (TRAVEL-RULES 33: the caller takes penalties
 * and fees off). A supplier has confirmed it, so nothing stops it. Answers the transaction.
 */
export async function refund(tx: Tx, record: Recorder, actor: Writer, input: Refund): Promise<string> {
  const { paymentId, amount, reference, note, at } = input;
  const payment = await tx
    .selectFrom('ledger_transfers as transfers')
    .innerJoin('ledger_entries as entries', 'entries.transfer_id', 'transfers.id')
    .select(['company_id', 'currency', 'amount', 'about_kind', 'about_id', 'transfers.reference'])
    .where('transfers.id', '=', paymentId)
    .where('transfers.type', '=', 'payment')
    .where('entries.kind', '=', 'wallet')
    .executeTakeFirst();
  if (!payment) throw notFound();
  const { currency } = payment;
  if (amount.currency !== currency) {
    throw new LedgerError('currency_mismatch', { params: { currency: amount.currency, own: currency } });
  }
  const ref = { companyId: payment.company_id, currency };
  const [wallet, clearing] = await lockAccounts(tx, [
    { ...ref, kind: 'wallet' },
    { ...ref, kind: 'clearing' },
  ]);
  const minor = positiveMinor(amount);
  if (minor + (await refundedOf(tx, paymentId)) > -BigInt(payment.amount))
    throw new LedgerError('refund_exceeded');
  return post(tx, record, actor, {
    type: 'refund',
    sides: [
      { account: wallet, amount: minor },
      { account: clearing, amount: -minor },
    ],
    refund_of: paymentId,
    about_kind: payment.about_kind,
    about_id: payment.about_id,
    reference: reference ?? payment.reference,
    note,
    at,
  });
}

/** How much of a payment has been given back; the wallet is locked by the caller. */
async function refundedOf(tx: Tx, paymentId: string): Promise<bigint> {
  const rows = await tx
    .selectFrom('ledger_transfers as transfers')
    .innerJoin('ledger_entries as entries', 'entries.transfer_id', 'transfers.id')
    .select('entries.amount')
    .where('transfers.refund_of', '=', paymentId)
    .where('entries.kind', '=', 'wallet')
    .execute();
  return rows.reduce((sum, row) => sum + BigInt(row.amount), 0n);
}
