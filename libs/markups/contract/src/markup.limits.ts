import { isAmountText } from '@traveldesk/shared-contract';
import { fractionOf, isLess } from './engine/fraction';
import type { MarkupRule } from './markup.shape';

type LimitedRule = Pick<MarkupRule, 'value_type' | 'percent' | 'amount' | 'min_amount' | 'step'>;

/** Whether a rule's percentage exceeds the limit, in discounts too: an active rule then needs a second person. */
export function isPercentAbove({ value_type, percent }: LimitedRule, limit: string): boolean {
  return value_type === 'percent' && percent !== null && isAmountAbove(percent, limit);
}

/** The amounts that a rule can add to every fare, in its currency. An active rule needs a second person if one exceeds the limit. */
export function limitedAmounts({ value_type, amount, min_amount, step }: LimitedRule): string[] {
  return [value_type === 'fixed' ? amount : null, min_amount, step].filter((text) => text !== null);
}

/** Compares exactly. A text that is no number yet, in a form, exceeds nothing. */
export function isAmountAbove(text: string, limit: string): boolean {
  return isAmountText(text, 15) && !text.includes(',') && isLess(fractionOf(limit), fractionOf(text));
}
