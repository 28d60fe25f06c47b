import { z } from 'zod';
import { decimalText, fitsCurrency, moneySchema, type Money } from '@traveldesk/shared-contract';

/** With four decimals at most, an amount stays far within what the database counts exactly. */
const amountForm = /^\d{1,12}(\.\d{1,4})?$/;

/** Whether an amount that was worked out is no larger than one that is paid, held or moved can be. */
export function isMovable({ amount }: Pick<Money, 'amount'>): boolean {
  return amountForm.test(amount);
}

/**
 * What is paid, held or moved: a decimal text greater than zero, with no more decimals than its currency has (KWD 3, EUR 2,
 * JPY 0). Arabic digits are digits. No sign, no exponent, no comma, and no number of JSON's: each is refused by name.
 */
export const amountSchema = z
  .strictObject({
    amount: z
      .string()
      .overwrite(decimalText)
      .max(40)
      .refine((text) => !text.startsWith('-'), { params: { key: 'money_negative' }, abort: true })
      .refine((text) => amountForm.test(text), { params: { key: 'money_form' } }),
    currency: z.string().regex(/^[A-Z]{3}$/),
  })
  .superRefine((money, context) => {
    if (!amountForm.test(money.amount)) return;
    const key = /^[0.]*$/.test(money.amount)
      ? 'money_nothing'
      : fitsCurrency(money)
        ? null
        : 'money_decimals';
    if (key) context.addIssue({ code: 'custom', path: ['amount'], params: { key } });
  });

/** The same, zero included: a credit limit, a threshold. */
export const amountOrZeroSchema = z
  .strictObject({
    amount: amountSchema.shape.amount,
    currency: amountSchema.shape.currency,
  })
  .superRefine((money, context) => {
    if (!amountForm.test(money.amount) || fitsCurrency(money)) return;
    context.addIssue({ code: 'custom', path: ['amount'], params: { key: 'money_decimals' } });
  });

/** An amount where a query carries one: `100.00`. */
export const amountTextSchema = amountSchema.shape.amount;

/** What the API answers: with a sign where it is below zero. */
export const answeredMoney = moneySchema;
