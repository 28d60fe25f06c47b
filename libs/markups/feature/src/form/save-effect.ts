import {
  isAmountAbove,
  isPercentAbove,
  limitedAmounts,
  type LimitedAmount,
  type MarkupSettings,
} from '@traveldesk/markups-contract';
import { readAmount } from '@traveldesk/shared-contract';
import { ruleIn, type MarkupValues } from './markup.form';

/** The effect of saving a rule. */
export type SaveEffect =
  | { is: 'draft' | 'paused' | 'unknown' }
  | { is: 'now' | 'maybe' | 'waits'; from: string | null };

/**
 * Predicts whether saving publishes a rule, and when; an active rule above a limit awaits approval. Amounts in another currency than the
 * platform's can only be compared by the API, which has the rates.
 */
export function outlookOf(values: MarkupValues, limits: MarkupSettings | undefined, now: number): SaveEffect {
  const { status, effective_at: effective } = values;
  if (status !== 'active') return { is: status };
  const from = effective !== null && Date.parse(effective) > now ? effective : null;
  if (!limits) return from ? { is: 'maybe', from } : { is: 'unknown' };
  const { percent_limit: mostPercent, amount_limit: most } = limits;
  const rule = ruleIn(values);
  if (isPercentAbove(rule, mostPercent)) return { is: 'waits', from };
  const amounts = limitedAmounts(rule);
  if (rule.currency !== most.currency) return { is: amounts.length > 0 ? 'maybe' : 'now', from };
  const isAbove = ({ amount, times }: LimitedAmount) =>
    isAmountAbove(readAmount(amount, rule.currency), most.amount, times);
  return { is: amounts.some(isAbove) ? 'waits' : 'now', from };
}
