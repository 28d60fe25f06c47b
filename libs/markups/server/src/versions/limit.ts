import { convert } from '@traveldesk/currencies-contract';
import { accountsAsOne } from '@traveldesk/approvals-server';
import { rateAt, recentRateAuthors } from '@traveldesk/currencies-server';
import { isPercentAbove, limitedAmounts, type MarkupRule } from '@traveldesk/markups-contract';
import { minorUnits, moneyOf } from '@traveldesk/shared-contract';
import { Problem, type Tx } from '@traveldesk/shared-server';
import { findSettings } from '../settings/settings.sql';

/**
 * True when a rule needs a second person: its percentage (of discounts too) or an amount charged on every fare (fixed, minimum or step)
 * exceeds the limit; see `limitedAmounts` for amounts per room and night. Amounts are converted by rates that none of the author's accounts wrote, or that somebody else approved; without such
 * a rate the rule counts as above the limit.
 */
export async function isAboveLimit(tx: Tx, rule: MarkupRule, author: string): Promise<boolean> {
  const settings = await findSettings(tx);
  const { currency } = rule;
  if (isPercentAbove(rule, settings.percent_limit)) return true;
  const amounts = limitedAmounts(rule);
  if (amounts.length === 0) return false;
  try {
    const { rate } = await rateAt(tx, { from: currency, to: settings.currency }, new Date(), {
      independentOf: await accountsAsOne(tx, author, await recentRateAuthors(tx)),
    });
    const limit = BigInt(settings.amount_limit);
    return amounts.some(({ amount, times }) => {
      const whole = moneyOf(minorUnits({ amount, currency }) * BigInt(times), currency);
      return minorUnits(convert(whole, rate)) > limit;
    });
  } catch (error) {
    if (error instanceof Problem) return true;
    throw error;
  }
}
