import { z } from 'zod';
import { amountsBy, instantSchema, isAmountText, moneySchema, readAmount } from '@traveldesk/shared-contract';
import { conversionRateSchema } from './conversion';
import { currencyCodeSchema } from './currency';

/** The query of a conversion; `at` defaults to now. */
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

/** The converted amount, the rate with its legs, and whether one leg is old. */
export const conversionSchema = z.object({
  given: moneySchema,
  converted: moneySchema,
  rate: conversionRateSchema,
  /** How much of `to` one `from` is, rounded for display. */
  readable: z.string(),
  is_old: z.boolean(),
});

export type ConversionQuery = z.infer<typeof conversionQuerySchema>;
export type Conversion = z.infer<typeof conversionSchema>;
