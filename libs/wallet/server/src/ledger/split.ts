import { minorUnits, type Money } from '@traveldesk/shared-contract';
import type { Tx } from '@traveldesk/shared-server';
import { lockAccounts, type AccountRef } from './accounts';
import { LedgerError } from './errors';
import type { Side } from './post';

/** Where what a company pays goes (TRAVEL-RULES 26): all in the currency of its wallet, and together what is paid. */
export interface Split {
  /** What the supplier is due; not below zero. */
  net: Money;
  /** The platform's markups and fees less its discounts: below zero where these are more. */
  income: Money;
  /** What the owners of company-layer rules earn; below zero where an owner's rule is a discount. */
  earnings: readonly { companyId: string; amount: Money }[];
}

/** An account that is opposite to the wallet, and what goes into it. Minor units, never nothing. */
export interface Part {
  ref: AccountRef;
  amount: bigint;
}

/**
 * The accounts opposite to a wallet that pays so much, each once; without a split all is the supplier's. Throws where the parts
 * are in another currency, or do not add up.
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

/** Locks the wallet and the accounts opposite to it together, in the order of their ids (SECURITY 5). */
export async function lockSides(tx: Tx, ref: AccountRef, parts: readonly Part[]) {
  const [wallet, ...accounts] = await lockAccounts(tx, [ref, ...parts.map((part) => part.ref)] as [
    AccountRef,
    ...AccountRef[],
  ]);
  const opposite = accounts.map((account, index): Side => ({ account, amount: parts[index]?.amount ?? 0n }));
  return { wallet, opposite };
}
