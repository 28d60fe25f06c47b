import { moneyOf, type Money } from '@traveldesk/shared-contract';
import type { Recorder, Tx } from '@traveldesk/shared-server';
import { plainText } from '../money-text';
import { LedgerError } from './errors';
import { findHold, endOf, refuseEnded, type HoldOwner } from './hold';
import { positiveMinor } from './positive';
import { post, type Writer } from './post';
import { lockSides, partsOf, type Split } from './split';

export interface Capture {
  holdId: string;
  owner: HoldOwner;
  /** Less than the hold takes a part, and gives the rest back; without it all is taken. */
  amount?: Money;
  /** Where it goes; without it all is the supplier's. */
  split?: Split;
  note?: string;
  at?: Date;
}

/**
 * Takes what was held: a ticket is issued (TRAVEL-RULES 33). It passes whatever was changed since the hold: a lowered credit
 * limit, a suspended company, books that are not whole. What the platform and the owners of rules earn of it is posted with it; the
 * owners' accounts are locked with all others, in the order of their ids. Throws `split_differs` where the parts are not what is
 * taken. Answers the transaction.
 */
export async function capture(tx: Tx, record: Recorder, actor: Writer, input: Capture): Promise<string> {
  const { holdId, owner, note, at } = input;
  const { found, ref } = await findHold(tx, holdId, owner);
  const amount = takenOf(found.amount, ref.currency, input.amount);
  const parts = partsOf(amount, ref, input.split);
  const { wallet, opposite } = await lockSides(tx, ref, parts);
  await refuseEnded(tx, holdId);
  const id = await post(tx, record, actor, {
    type: 'payment',
    sides: [{ account: wallet, amount: -amount }, ...opposite],
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
