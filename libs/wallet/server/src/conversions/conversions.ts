import { readableRate, type ConversionRate } from '@traveldesk/currencies-contract';
import { accountsAsOne } from '@traveldesk/approvals-server';
import { ownRateProblems, rateAt, tooLarge } from '@traveldesk/currencies-server';
import { minorUnits, type Money } from '@traveldesk/shared-contract';
import {
  invalid,
  Problem,
  type Actor,
  type Db,
  type Kernel,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import {
  isLedgerAmount,
  type ConversionInput,
  type ConversionPreview,
  type ConversionPreviewQuery,
  type Movement,
} from '@traveldesk/wallet-contract';
import { refuseInexactAmount } from '../transactions/transactions';
import { plainText } from '../money-text';
import { exchanged } from '../ledger/exchange';
import { convert } from '../ledger/move';
import { refuseStopped } from '../ledger/state';
import { personBehind } from '../person-behind';
import { isWithinDepositLimit } from '../requests/is-within-deposit-limit';
import { visibleCompany } from '../scope';
import { requestConversion } from './conversion-kind';

/** The caller, a person or an API token. */
type Caller = Pick<Actor, 'userId' | 'apiToken' | 'type' | 'companyId'>;

/**
 * Returns what an amount converts to now. Throws a 422 if there is no recent rate, if the caller wrote it under any of their accounts, and
 * if the result is too small or too large.
 */
export async function previewConversion(
  db: Db,
  companyId: string,
  { amount, from, to }: ConversionPreviewQuery,
  viewer: Caller,
): Promise<ConversionPreview> {
  await visibleCompany(db, companyId, viewer);
  const money = { amount, currency: from };
  refuseInexactAmount('amount', money);
  if (from === to) throw invalid({ to: 'same_currency' });
  const { rate, isOld } = await rateAt(db, { from, to }, new Date());
  await refuseOwnRate(db, rate, viewer);
  const becomes = exchanged(money, rate, 'amount');
  if (!isLedgerAmount(becomes)) throw tooLarge('amount');
  return {
    from: money,
    to: becomes,
    rate: { ...rate, rate: readableRate(rate) },
    stale: isOld,
  };
}

/**
 * Converts between two wallets of a company at the current rate. Beyond a staff member's daily limit the conversion waits for a second
 * person. Throws a 422 at `to.amount` if the amount is not what the caller was shown, at `from.amount` if it is too large or too small, and
 * `rate_own` if the caller wrote the rate.
 */
export async function makeConversion(
  tx: Tx,
  record: Recorder,
  actor: Actor,
  { companyId, input }: { companyId: string; input: ConversionInput },
  kernel: Kernel,
): Promise<Movement> {
  const { from, to, note } = input;
  const company = await visibleCompany(tx, companyId, actor);
  // Refuse a stopped ledger before looking for a rate: without it the caller would get an error about the rate.
  await refuseStopped(tx);
  if (from.currency === to.currency) throw invalid({ 'to.currency': 'same_currency' });
  const { rate } = await rateAt(tx, { from: from.currency, to: to.currency }, new Date());
  await refuseOwnRate(tx, rate, actor);
  const becomes = exchanged(from, rate, 'from.amount');
  if (!isLedgerAmount(becomes)) throw tooLarge('from.amount');
  if (minorUnits(becomes) !== minorUnits(to)) throw changed(becomes);
  const needsSecond =
    actor.type === 'staff' &&
    !(await isWithinDepositLimit(tx, record, actor, { kind: 'conversion', amount: from }));
  if (needsSecond) {
    const approvalId = await requestConversion(
      tx,
      record,
      actor,
      { company, from, to: becomes, rate, note },
      kernel,
    );
    return { status: 'requested', transaction_id: null, approval_id: approvalId };
  }
  const id = await convert(tx, record, actor, { companyId, amount: from, rate, note });
  return { status: 'posted', transaction_id: id, approval_id: null };
}

async function refuseOwnRate(db: Db | Tx, rate: ConversionRate, caller: Caller): Promise<void> {
  const [problem] = await ownRateProblems(db, rate, [await personBehind(db, caller)], accountsAsOne);
  if (problem) throw problem;
}

function changed(money: Money): Problem {
  return new Problem(422, 'rate_changed', {
    fields: { 'to.amount': 'rate_changed' },
    params: { amount: plainText(money) },
  });
}
