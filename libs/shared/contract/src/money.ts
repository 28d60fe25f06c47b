import { z } from 'zod';

/** ISO 4217 code. Which codes exist is data; the shape is not. */
const currencyCodeSchema = z.string().regex(/^[A-Z]{3}$/);

/** An amount on the wire: a decimal string and its currency, never a float (DESIGN 3, SECURITY 1). */
export const moneySchema = z.strictObject({
  amount: z.string().regex(/^-?\d{1,15}(\.\d{1,4})?$/),
  currency: currencyCodeSchema,
});

export type Money = z.infer<typeof moneySchema>;
