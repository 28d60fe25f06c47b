import { z } from 'zod';
import { amountsBy, typedCode } from '@traveldesk/shared-contract';
import { amountSchema, amountTextSchema, answeredMoney } from './amount';
import { usedRateSchema } from './transaction';

const currencyCode = typedCode.toUpperCase().regex(/^[A-Z]{3}$/);

/** GET /companies/{id}/conversions/preview: the result of a conversion at the current rate. */
export const conversionPreviewQuerySchema = amountsBy(
  z.strictObject({ amount: amountTextSchema, from: currencyCode, to: currencyCode }),
  'from',
  ['amount'],
);
export const conversionPreviewSchema = z.object({
  from: answeredMoney,
  to: answeredMoney,
  rate: usedRateSchema,
  /** The rate is older than it should be; much older ones are refused (422). */
  stale: z.boolean(),
});

/**
 * POST /companies/{id}/conversions: between two wallets of the company. `to` is the previewed amount; if the rate has changed since, the
 * call is refused.
 */
export const conversionInputSchema = z.strictObject({
  from: amountSchema,
  to: amountSchema,
  note: z.string().trim().min(1).max(1000).nullable(),
});

export type ConversionInput = z.infer<typeof conversionInputSchema>;
export type ConversionPreview = z.infer<typeof conversionPreviewSchema>;
export type ConversionPreviewQuery = z.infer<typeof conversionPreviewQuerySchema>;
