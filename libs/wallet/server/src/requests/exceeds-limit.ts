import { convert } from '@traveldesk/currencies-contract';
import { accountsAsOne } from '@traveldesk/approvals-server';
import { rateAt, recentRateAuthors } from '@traveldesk/currencies-server';
import { minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import { Problem, type Tx } from '@traveldesk/shared-server';

interface Counted {
  /** Earlier amounts that count, in minor units, by currency. */
  sums?: readonly { currency: string; sum: string }[];
  more: Money;
  limit: Money;
}

/**
 * Whether an amount plus the sums so far exceeds a limit that `author`, a person, must not pass alone. Converts other currencies at rates
 * that none of the author's accounts wrote, or that somebody else approved; without a recent rate the limit counts as exceeded.
 */
export async function exceedsLimit(
  tx: Tx,
  { sums = [], more, limit }: Counted,
  author: string,
): Promise<boolean> {
  const amounts = new Map(sums.map(({ currency, sum }) => [currency, BigInt(sum)]));
  amounts.set(more.currency, (amounts.get(more.currency) ?? 0n) + minorUnits(more));
  const accounts = await accountsAsOne(tx, author, await recentRateAuthors(tx));
  let total = 0n;
  for (const [currency, minor] of amounts) {
    const worth = await inCurrency(tx, moneyOf(minor, currency), limit.currency, accounts);
    if (worth === null) return true;
    total += minorUnits(worth);
  }
  return total > minorUnits(limit);
}

async function inCurrency(
  tx: Tx,
  amount: Money,
  currency: string,
  accounts: readonly string[],
): Promise<Money | null> {
  try {
    const pair = { from: amount.currency, to: currency };
    const { rate } = await rateAt(tx, pair, new Date(), { independentOf: accounts });
    return convert(amount, rate);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
