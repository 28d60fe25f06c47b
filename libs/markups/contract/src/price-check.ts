import { z } from 'zod';
import { cabins } from '@traveldesk/companies-contract';
import { amountsBy, daySchema, idSchema, judgeReading, typedCode } from '@traveldesk/shared-contract';
import { amountSchema, ruleCurrencySchema } from './markup.fields';
import { priceExplanationSchema } from './explanation';

/**
 * GET /markups/price-check: prices a fare without a search, such as "Nile Travel, CAI–DXB, economy, 12 March". Without a company: the price
 * for no company. `tax` is part of `total`, and unknown if absent; `return_date` makes it a round trip.
 */
export const priceCheckQuerySchema = amountsBy(
  z.strictObject({
    company_id: idSchema.optional(),
    supplier_id: idSchema,
    airline: typedCode.toUpperCase().regex(/^[A-Z0-9]{2}$/),
    origin: typedCode.toUpperCase().regex(/^[A-Z]{3}$/),
    destination: typedCode.toUpperCase().regex(/^[A-Z]{3}$/),
    date: daySchema,
    return_date: daySchema.optional(),
    cabin: z.enum(cabins),
    fare_brand: z.string().trim().max(60).optional(),
    adults: z.coerce.number().int().min(1).max(9).default(1),
    children: z.coerce.number().int().min(0).max(8).default(0),
    infants: z.coerce.number().int().min(0).max(9).default(0),
    total: amountSchema,
    tax: amountSchema.optional(),
    currency: ruleCurrencySchema,
  }),
  'currency',
  ['total', 'tax'],
)
  .superRefine(({ total, tax, currency }, context) => {
    judgeReading(context, 'total', { amount: total, currency });
    if (tax !== undefined) judgeReading(context, 'tax', { amount: tax, currency });
  })
  .refine(({ date, return_date }) => return_date === undefined || return_date >= date, {
    path: ['return_date'],
    params: { key: 'markup_window_order' },
  });
export const priceCheckSchema = priceExplanationSchema;
export type PriceCheckQuery = z.infer<typeof priceCheckQuerySchema>;
