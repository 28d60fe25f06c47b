import { z } from 'zod';
import {
  fitsCurrency,
  isAmountText,
  refuseAmbiguousAmount,
  moneySchema,
  readAmount,
  type Money,
  typedCode,
} from '@traveldesk/shared-contract';

/** Within these digits the database's arithmetic stays exact. */
const amountForm = /^\d{1,12}(\.\d{1,4})?$/;

/** Whether a computed amount is within the size of amounts that can be moved. */
export function isLedgerAmount({ amount }: Pick<Money, 'amount'>): boolean {
  return amountForm.test(amount);
}

/** A typed amount; its decimal separator is resolved together with the currency. */
const typedAmount = z
  .string()
  .max(40)
  .overwrite((text) => readAmount(text))
  .refine((text) => !text.startsWith('-'), { params: { key: 'money_negative' }, abort: true })
  .refine((text) => isAmountText(text, 12), { params: { key: 'amount_form' } });

const typedMoney = z
  .strictObject({ amount: typedAmount, currency: typedCode.toUpperCase().regex(/^[A-Z]{3}$/) })
  .overwrite(({ amount, currency }) => ({ amount: readAmount(amount, currency), currency }));

/** Returns whether the amount is unambiguous and has no more decimals than its currency. */
function judgeDecimals(context: z.RefinementCtx, field: string, money: Money): boolean {
  if (!isAmountText(money.amount, 12) || refuseAmbiguousAmount(context, field, money)) return false;
  if (fitsCurrency(money)) return true;
  context.addIssue({ code: 'custom', path: [field], params: { key: 'money_decimals' } });
  return false;
}

/**
 * An amount to pay, hold or move: a decimal string above zero, with no more decimals than its currency (KWD 3, EUR 2, JPY 0), parsed by
 * `readAmount`. Signs, exponents and JSON numbers are refused, each with its own error.
 */
export const amountSchema = typedMoney.superRefine((money, context) => {
  if (judgeDecimals(context, 'amount', money) && /^[0.]*$/.test(money.amount)) {
    context.addIssue({ code: 'custom', path: ['amount'], params: { key: 'money_nothing' } });
  }
});

/** Like `amountSchema`, but allows zero: a credit limit, a threshold. */
export const amountOrZeroSchema = typedMoney.superRefine(
  (money, context) => void judgeDecimals(context, 'amount', money),
);

/** An amount in a query string, `100.00`; `amountsBy` parses the query's object. */
export const amountTextSchema = typedAmount;

/** An amount in a response; negative ones have a sign. */
export const answeredMoney = moneySchema;
