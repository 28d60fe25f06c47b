import { z } from 'zod';

/** ISO 4217 code. Only the format is checked here; the existing codes are data. */
const currencyCodeSchema = z.string().regex(/^[A-Z]{3}$/);

const amountForm = /^-?\d{1,15}(\.\d{1,4})?$/;

/** An amount in the API: a decimal string and its currency, never a float (DESIGN 3, SECURITY 1). */
export const moneySchema = z.strictObject({
  amount: z.string().regex(amountForm),
  currency: currencyCodeSchema,
});

export type Money = z.infer<typeof moneySchema>;

/** Whether a computed amount is within the API's limits. */
export function fitsWire({ amount }: Pick<Money, 'amount'>): boolean {
  return amountForm.test(amount);
}
