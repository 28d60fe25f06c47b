import { z } from 'zod';
import { typedCode } from './typed-code';
import { isAmountText, refuseAmbiguousAmount, readAmount } from './typed-amount';

/** A typed amount with its currency, within the limits of `moneySchema`. */
export const typedMoneySchema = z
  .strictObject({
    amount: z
      .string()
      .max(40)
      .overwrite((text) => readAmount(text))
      .refine((text) => isAmountText(text.replace(/^-/, ''), 15), { params: { key: 'amount_form' } }),
    currency: typedCode.toUpperCase().regex(/^[A-Z]{3}$/),
  })
  .overwrite(({ amount, currency }) => ({ amount: readAmount(amount, currency), currency }))
  .superRefine((money, context) => void refuseAmbiguousAmount(context, 'amount', money));

/**
 * Extends an object's schema, such as a query's, to read typed amounts with the currency beside them. Missing amounts stay
 * missing, and without a currency no amount is read. An amount with two readings stays as typed, for the caller to reject.
 */
export function amountsBy<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape, z.core.$strict>,
  currency: keyof Shape & string,
  amounts: readonly (keyof Shape & string)[],
) {
  return schema.overwrite((object) => {
    const values = object as Record<string, string | undefined>;
    const code = values[currency];
    const read = amounts.flatMap((field) => {
      const amount = values[field];
      return amount && code ? [[field, readAmount(amount, code)]] : [];
    });
    return { ...object, ...Object.fromEntries(read) };
  });
}
