import { z } from 'zod';
import { amountsBy, typedCode } from '@traveldesk/shared-contract';
import { amountSchema, amountTextSchema, answeredMoney } from './amount';
import { usedRateSchema } from './transaction';

const currencyCode = typedCode.toUpperCase().regex(/^[A-Z]{3}$/);

/** GET /companies/{id}/conversions/preview: what an amount would become at the rate in force. */
export const conversionPreviewQuerySchema = amountsBy(
  z.strictObject({ amount: amountTextSchema, from: currencyCode, to: currencyCode }),
  'from',
  ['amount'],
);
export const conversionPreviewSchema = z.object({
  from: answeredMoney,
  to: answeredMoney,
  rate: usedRateSchema,
  /** The rate is older than it should be; one much older is refused (422). */
  stale: z.boolean(),
});

/**
 * POST /companies/{id}/conversions: from one of the company's wallets into another. `to` is what the preview said: where
 * the rate has changed since, the call is refused and nothing is moved.
 */
export const conversionInputSchema = z.strictObject({
  from: amountSchema,
  to: amountSchema,
  note: z.string().trim().min(1).max(1000).nullable(),
});

export type ConversionInput = z.infer<typeof conversionInputSchema>;
export type ConversionPreview = z.infer<typeof conversionPreviewSchema>;
export type ConversionPreviewQuery = z.infer<typeof conversionPreviewQuerySchema>;
