import { z } from 'zod';
import { typedCode } from './typed-code';
import { isAmountText, judgeReading, readAmount } from './typed-amount';

/** An amount that somebody types, with its currency; as far as `moneySchema` goes. */
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
  .superRefine((money, context) => void judgeReading(context, 'amount', money));

/**
 * Reads the typed amounts of an object, such as a query, by the currency that stands beside them. Amounts that are not given stay so;
 * without a currency nothing is read. One of two readings stays as it was typed, for the caller to refuse.
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
