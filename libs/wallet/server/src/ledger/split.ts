import { minorUnits, type Money } from '@traveldesk/shared-contract';
import type { Tx } from '@traveldesk/shared-server';
import { lockAccounts, type AccountRef } from './accounts';
import { LedgerError } from './errors';
import type { Side } from './post';

/** Parts of a payment (TRAVEL-RULES 26), in the wallet's currency; together they equal the amount paid. */
export interface Split {
  /** The supplier's part; not negative. */
  net: Money;
  /** The platform's markups and fees minus discounts; negative if the discounts are larger. */
  income: Money;
  /** Earnings of the owners of company-layer rules; negative if an owner's rule is a discount. */
  earnings: readonly { companyId: string; amount: Money }[];
}

/** An account opposite to the wallet, and the amount credited to it. Minor units, never zero. */
export interface Part {
  ref: AccountRef;
  amount: bigint;
}

/**
 * Returns the accounts opposite to a paying wallet, each once; without a split the supplier gets all. Throws if the parts are in another
 * currency or do not add up.
 */
export function partsOf(
  total: bigint,
  wallet: Pick<AccountRef, 'companyId' | 'currency'>,
  split: Split | undefined,
): Part[] {
  const { companyId, currency } = wallet;
  if (!split) return [{ ref: { companyId, currency, kind: 'clearing' }, amount: total }];
  const minor = (money: Money) => {
    if (money.currency === currency) return minorUnits(money);
    throw new LedgerError('currency_mismatch', { params: { currency: money.currency, own: currency } });
  };
  const earned = new Map<string, bigint>();
  for (const { companyId: owner, amount } of split.earnings) {
    earned.set(owner, (earned.get(owner) ?? 0n) + minor(amount));
  }
  const parts: Part[] = [
    { ref: { companyId, currency, kind: 'clearing' }, amount: minor(split.net) },
    { ref: { companyId, currency, kind: 'income' }, amount: minor(split.income) },
    ...[...earned].map(([owner, amount]): Part => ({
      ref: { companyId: owner, currency, kind: 'earnings' },
      amount,
    })),
  ];
  const sum = parts.reduce((all, { amount }) => all + amount, 0n);
  if (sum !== total || minor(split.net) < 0n) throw new LedgerError('split_differs');
  return parts.filter(({ amount }) => amount !== 0n);
}

/** Locks the wallet and its opposite accounts together, in the order of their ids (SECURITY 5). */
export async function lockSides(tx: Tx, ref: AccountRef, parts: readonly Part[]) {
  const [wallet, ...accounts] = await lockAccounts(tx, [ref, ...parts.map((part) => part.ref)] as [
    AccountRef,
    ...AccountRef[],
  ]);
  const opposite = accounts.map((account, index): Side => ({ account, amount: parts[index]?.amount ?? 0n }));
  return { wallet, opposite };
}
