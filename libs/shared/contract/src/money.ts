import { z } from 'zod';

/** ISO 4217 code. Which codes exist is data; the shape is not. */
const currencyCodeSchema = z.string().regex(/^[A-Z]{3}$/);

const amountForm = /^-?\d{1,15}(\.\d{1,4})?$/;

/** An amount on the wire: a decimal string and its currency, never a float (DESIGN 3, SECURITY 1). */
export const moneySchema = z.strictObject({
  amount: z.string().regex(amountForm),
  currency: currencyCodeSchema,
});

export type Money = z.infer<typeof moneySchema>;

/** Whether an amount that was worked out is no larger than one on the wire can be. */
export function fitsWire({ amount }: Pick<Money, 'amount'>): boolean {
  return amountForm.test(amount);
}
