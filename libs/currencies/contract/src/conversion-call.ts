import { z } from 'zod';
import { amountsBy, instantSchema, isAmountText, moneySchema, readAmount } from '@traveldesk/shared-contract';
import { conversionRateSchema } from './conversion';
import { currencyCodeSchema } from './currency';

/** What is converted, and at which instant; now unless it says. */
export const conversionQuerySchema = amountsBy(
  z.strictObject({
    amount: z
      .string()
      .overwrite((text) => readAmount(text))
      .refine((text) => isAmountText(text, 12), { params: { key: 'amount_form' } }),
    from: currencyCodeSchema,
    to: currencyCodeSchema,
    at: instantSchema.optional(),
  }),
  'from',
  ['amount'],
);

/** The amount in the other currency, the rate with its legs, and whether one of them is old. */
export const conversionSchema = z.object({
  given: moneySchema,
  converted: moneySchema,
  rate: conversionRateSchema,
  /** What one `from` is in `to`, for people to read. */
  readable: z.string(),
  is_old: z.boolean(),
});

export type ConversionQuery = z.infer<typeof conversionQuerySchema>;
export type Conversion = z.infer<typeof conversionSchema>;
