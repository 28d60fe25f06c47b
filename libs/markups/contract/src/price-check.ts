import { z } from 'zod';
import { cabins } from '@traveldesk/companies-contract';
import {
  amountsBy,
  daySchema,
  idSchema,
  refuseAmbiguousAmount,
  typedCode,
} from '@traveldesk/shared-contract';
import { amountSchema, ruleCurrencySchema } from './markup.fields';
import { priceExplanationSchema } from './explanation';
import { boards, paymentTypes } from './markup.kinds';

/** The payer, the supplier and its price. `tax` is part of `total`, and unknown if absent. */
const supplierPrice = {
  company_id: idSchema.optional(),
  supplier_id: idSchema,
  total: amountSchema,
  tax: amountSchema.optional(),
  currency: ruleCurrencySchema,
};

type Priced = z.infer<z.ZodObject<typeof supplierPrice>>;

function judgeAmounts({ total, tax, currency }: Priced, context: z.RefinementCtx): void {
  refuseAmbiguousAmount(context, 'total', { amount: total, currency });
  if (tax !== undefined) refuseAmbiguousAmount(context, 'tax', { amount: tax, currency });
}

/**
 * GET /markups/price-check: prices a fare without a search, such as "Nile Travel, CAI–DXB, economy, 12 March". Without a company: the price
 * for no company. `return_date` makes it a round trip.
 */
export const priceCheckQuerySchema = amountsBy(
  z.strictObject({
    ...supplierPrice,
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
  }),
  'currency',
  ['total', 'tax'],
)
  .superRefine(judgeAmounts)
  .refine(({ date, return_date }) => return_date === undefined || return_date >= date, {
    path: ['return_date'],
    params: { key: 'markup_window_order' },
  });

/**
 * GET /markups/hotel-price-check: the same for a hotel's rate. `city` and `country` of the property; without a country, that of the
 * city. Absent values are unknown. `commission`: the supplier pays one.
 */
export const hotelPriceCheckQuerySchema = amountsBy(
  z.strictObject({
    ...supplierPrice,
    city: typedCode
      .toUpperCase()
      .regex(/^[A-Z]{3}$/)
      .optional(),
    country: typedCode
      .toUpperCase()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    check_in: daySchema,
    nights: z.coerce.number().int().min(1).max(99).default(1),
    rooms: z.coerce.number().int().min(1).max(8).default(1),
    stars: z.coerce.number().int().min(1).max(5).optional(),
    chain: z.string().trim().max(120).optional(),
    board: z.enum(boards).optional(),
    payment_type: z.enum(paymentTypes).optional(),
    commission: z.enum(['true']).optional(),
  }),
  'currency',
  ['total', 'tax'],
).superRefine(judgeAmounts);

export const priceCheckSchema = priceExplanationSchema;
export type PriceCheckQuery = z.infer<typeof priceCheckQuerySchema>;
export type HotelPriceCheckQuery = z.infer<typeof hotelPriceCheckQuerySchema>;
