import { z } from 'zod';
import {
  fitsCurrency,
  isAmountText,
  judgeReading,
  moneySchema,
  readAmount,
  type Money,
  typedCode,
} from '@traveldesk/shared-contract';

/** With four decimals at most, an amount stays far within what the database counts exactly. */
const amountForm = /^\d{1,12}(\.\d{1,4})?$/;

/** Whether an amount that was worked out is no larger than one that is paid, held or moved can be. */
export function isMovable({ amount }: Pick<Money, 'amount'>): boolean {
  return amountForm.test(amount);
}

/** An amount as it is typed; which of its readings counts is asked beside its currency. */
const typedAmount = z
  .string()
  .max(40)
  .overwrite((text) => readAmount(text))
  .refine((text) => !text.startsWith('-'), { params: { key: 'money_negative' }, abort: true })
  .refine((text) => isAmountText(text, 12), { params: { key: 'amount_form' } });

const typedMoney = z
  .strictObject({ amount: typedAmount, currency: typedCode.toUpperCase().regex(/^[A-Z]{3}$/) })
  .overwrite(({ amount, currency }) => ({ amount: readAmount(amount, currency), currency }));

/** Says whether the amount can be counted: one reading, and no more decimals than its currency has. */
function judgeDecimals(context: z.RefinementCtx, field: string, money: Money): boolean {
  if (!isAmountText(money.amount, 12) || judgeReading(context, field, money)) return false;
  if (fitsCurrency(money)) return true;
  context.addIssue({ code: 'custom', path: [field], params: { key: 'money_decimals' } });
  return false;
}

/**
 * What is paid, held or moved: a decimal text greater than zero, with no more decimals than its currency has (KWD 3, EUR 2,
 * JPY 0), read as `readAmount` reads it. No sign, no exponent, and no number of JSON's: each is refused by name.
 */
export const amountSchema = typedMoney.superRefine((money, context) => {
  if (judgeDecimals(context, 'amount', money) && /^[0.]*$/.test(money.amount)) {
    context.addIssue({ code: 'custom', path: ['amount'], params: { key: 'money_nothing' } });
  }
});

/** The same, zero included: a credit limit, a threshold. */
export const amountOrZeroSchema = typedMoney.superRefine(
  (money, context) => void judgeDecimals(context, 'amount', money),
);

/** An amount where a query carries one, `100.00`: its object is read by `amountsBy`. */
export const amountTextSchema = typedAmount;

/** What the API answers: with a sign where it is below zero. */
export const answeredMoney = moneySchema;
