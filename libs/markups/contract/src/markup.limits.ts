import { isAmountText } from '@traveldesk/shared-contract';
import { fractionOf, isLess, timesWhole } from './engine/fraction';
import type { MarkupRule } from './markup.shape';

type LimitedRule = Pick<
  MarkupRule,
  'value_type' | 'percent' | 'amount' | 'min_amount' | 'step' | 'per' | 'nights_min' | 'nights_max'
>;

/** An amount per room and night is compared with the limit for this number of nights in one room. */
export const limitNights = 7;

/** An amount in the rule's currency, to be compared with the limit `times` over. */
export interface LimitedAmount {
  amount: string;
  times: number;
}

/** Whether a rule's percentage exceeds the limit, in discounts too: an active rule then needs a second person. */
export function isPercentAbove({ value_type, percent }: LimitedRule, limit: string): boolean {
  return value_type === 'percent' && percent !== null && isAmountAbove(percent, limit);
}

/** The amounts that a rule can add to every fare. An active rule needs a second person if one exceeds the limit. */
export function limitedAmounts(rule: LimitedRule): LimitedAmount[] {
  const { value_type: type, amount, min_amount: least, step } = rule;
  const times = rule.per === 'room_night' ? nightsOf(rule) : 1;
  return [
    { amount: type === 'fixed' ? amount : null, times },
    { amount: least, times },
    // The line is rounded once, however long the stay.
    { amount: step, times: 1 },
  ].filter((each): each is LimitedAmount => each.amount !== null);
}

/** Returns the number of nights nearest to `limitNights` that the rule allows. In a form, a limit can be a text that is not a
 * number yet. */
function nightsOf({ nights_min: least, nights_max: most }: LimitedRule): number {
  const whole = (value: number | null, or: number) => (Number.isSafeInteger(value) ? Number(value) : or);
  return Math.max(Math.min(limitNights, whole(most, limitNights)), whole(least, 1));
}

/** Compares exactly. In a form, a text that is not a number yet never exceeds the limit. */
export function isAmountAbove(text: string, limit: string, times = 1): boolean {
  const isNumber = isAmountText(text, 15) && !text.includes(',');
  return isNumber && isLess(fractionOf(limit), timesWhole(fractionOf(text), times));
}
