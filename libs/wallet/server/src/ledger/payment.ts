import { moneyOf, type Money } from '@traveldesk/shared-contract';
import type { Recorder, Tx } from '@traveldesk/shared-server';
import { plainText } from '../money-text';
import { LedgerError } from './errors';
import { findHold, endOf, refuseEnded, type HoldOwner } from './hold';
import { positiveMinor } from './positive';
import { post, type MovementAuthor } from './post';
import { lockSides, partsOf, type Split } from './split';

export interface Capture {
  holdId: string;
  owner: HoldOwner;
  /** Less than the hold captures a part and releases the rest; by default all is captured. */
  amount?: Money;
  /** The parts of the payment; by default all goes to the supplier. */
  split?: Split;
  note?: string;
  at?: Date;
}

/**
 * Captures a hold when a ticket is issued (TRAVEL-RULES 33). Succeeds despite changes since the hold: a lowered credit limit, a suspended
 * company, a stopped ledger. The shares of the platform and of rule owners are posted with it; all accounts are locked together, in the
 * order of their ids. Throws `split_differs` if the parts do not add up. Returns the transaction's id.
 */
export async function capture(
  tx: Tx,
  record: Recorder,
  actor: MovementAuthor,
  input: Capture,
): Promise<string> {
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
