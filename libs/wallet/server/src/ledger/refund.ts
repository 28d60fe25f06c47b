import type { Money } from '@traveldesk/shared-contract';
import { notFound, type Recorder, type Tx } from '@traveldesk/shared-server';
import { LedgerError } from './errors';
import { positiveMinor } from './positive';
import { post, type Side, type MovementAuthor } from './post';
import { lockSides, partsOf, type Split } from './split';

export interface Refund {
  paymentId: string;
  amount: Money;
  /** The parts to take back, by the refund treatment of each rule (TRAVEL-RULES 29); by default all is the supplier's. */
  split?: Split;
  reference?: string | null;
  note?: string;
  at?: Date;
}

/**
 * Refunds a payment, at once or in parts, never more than was paid (TRAVEL-RULES 33: the caller deducts penalties and fees), and from each
 * of supplier, platform and owners no more than it received. The supplier has confirmed the refund, so it works while the ledger is
 * stopped. Returns the transaction's id.
 */
export async function refund(
  tx: Tx,
  record: Recorder,
  actor: MovementAuthor,
  input: Refund,
): Promise<string> {
  const { paymentId, amount, reference, note, at } = input;
  const payment = await findPayment(tx, paymentId);
  const { company_id: companyId, currency } = payment;
  if (amount.currency !== currency) {
    throw new LedgerError('currency_mismatch', { params: { currency: amount.currency, own: currency } });
  }
  const minor = positiveMinor(amount);
  const parts = partsOf(minor, { companyId, currency }, input.split);
  const { wallet, opposite } = await lockSides(tx, { companyId, currency, kind: 'wallet' }, parts);
  const sides = [{ account: wallet, amount: minor }, ...opposite.map(turned)];
  refuseMore(await leftOf(tx, paymentId), sides);
  return post(tx, record, actor, {
    type: 'refund',
    sides,
    refund_of: paymentId,
    about_kind: payment.about_kind,
    about_id: payment.about_id,
    reference: reference ?? payment.reference,
    note,
    at,
  });
}

const turned = ({ account, amount }: Side): Side => ({ account, amount: -amount });

async function findPayment(tx: Tx, id: string) {
  const payment = await tx
    .selectFrom('ledger_transfers as transfers')
    .innerJoin('ledger_entries as entries', 'entries.transfer_id', 'transfers.id')
    .select(['company_id', 'currency', 'about_kind', 'about_id', 'transfers.reference'])
    .where('transfers.id', '=', id)
    .where('transfers.type', '=', 'payment')
    .where('entries.kind', '=', 'wallet')
    .executeTakeFirst();
  if (!payment) throw notFound();
  return payment;
}

/** Returns how much of a payment is not refunded, by account; the caller has locked the wallet. */
async function leftOf(tx: Tx, paymentId: string): Promise<Map<string, bigint>> {
  const rows = await tx
    .selectFrom('ledger_transfers as transfers')
    .innerJoin('ledger_entries as entries', 'entries.transfer_id', 'transfers.id')
    .select(['entries.account_id', 'entries.amount'])
    .where(({ or, eb }) =>
      or([eb('transfers.id', '=', paymentId), eb('transfers.refund_of', '=', paymentId)]),
    )
    .execute();
  const left = new Map<string, bigint>();
  for (const { account_id: id, amount } of rows) left.set(id, (left.get(id) ?? 0n) + BigInt(amount));
  return left;
}

/** Throws if a side refunds more than is left of the payment in its account. */
function refuseMore(left: ReadonlyMap<string, bigint>, sides: readonly Side[]): void {
  for (const { account, amount } of sides) {
    const before = left.get(account.id) ?? 0n;
    const after = before + amount;
    const isTowards = before < 0n ? amount > 0n && after <= 0n : amount < 0n && after >= 0n;
    if (!isTowards) throw new LedgerError('refund_exceeded');
  }
}
