import { rateAt } from '@traveldesk/currencies-server';
import type { MarkupRule } from '@traveldesk/markups-contract';
import { invalid, Problem, type Db } from '@traveldesk/shared-server';
import { platformCurrency } from '../settings/platform-currency.sql';
import { judgeReferences, type Refusals } from './references';
import { judgeTiming } from './timing';

/**
 * Checks a rule against the database: its references, windows in the past, and rates for its amounts. Returns refusals by field; empty when
 * the rule is valid.
 */
export async function judge(db: Db, rule: MarkupRule, from: Date): Promise<Refusals> {
  return {
    ...judgeTiming(rule, from),
    ...(await judgeCurrency(db, rule, from)),
    ...(await judgeReferences(db, rule)),
  };
}

/** Throws a 422 at the invalid fields. */
export async function refuseUnsound(db: Db, rule: MarkupRule, from: Date): Promise<void> {
  const refusals = await judge(db, rule, from);
  if (Object.keys(refusals).length > 0) throw invalid(refusals, { value: rule.currency });
}

const amounts = ['min_amount', 'max_amount', 'step', 'fare_min', 'fare_max'] as const;

/** A rule with amounts needs a usable rate of its currency. */
async function judgeCurrency(db: Db, rule: MarkupRule, from: Date): Promise<Refusals> {
  if (rule.value_type !== 'fixed' && amounts.every((field) => rule[field] === null)) return {};
  const now = new Date();
  try {
    const pair = { from: rule.currency, to: await platformCurrency(db) };
    await rateAt(db, pair, from < now ? from : now);
    return {};
  } catch (error) {
    if (error instanceof Problem) return { currency: 'markup_currency_no_rate' };
    throw error;
  }
}
