import { z } from 'zod';
import {
  codeFilterSchema,
  daySchema,
  idSchema,
  instantSchema,
  pageOf,
  pageQuery,
  plainNumber,
} from '@traveldesk/shared-contract';
import { currencyCodeSchema } from './currency';
import { pairSchema } from './pair.schema';
import { rateAges, rateSources, rateStatuses } from './exchange-rate.kinds';

/** Enough digits before and after the point for any pair of currencies. */
const rateForm = /^\d{1,9}(\.\d{1,12})?$/;

/** Removes insignificant zeros: `007.50` and `7.5` are the same rate. */
function withoutIdleZeros(text: string): string {
  const [whole = '', decimals = ''] = text.split('.');
  const counting = decimals.replace(/0+$/, '');
  return (whole.replace(/^0+(?=\d)/, '') || '0') + (counting && `.${counting}`);
}

/**
 * An exact positive decimal string, never a JSON number, which is a float. Accepts any keyboard's digits and decimal mark (`plainNumber`);
 * otherwise `rate_form`.
 */
export const rateSchema = z
  .string()
  .overwrite(plainNumber)
  .refine((text) => rateForm.test(text) && /[1-9]/.test(text), { params: { key: 'rate_form' } })
  .overwrite((text) => (rateForm.test(text) ? withoutIdleZeros(text) : text));

const instantOrDay = z.union([instantSchema, daySchema]);

/** A day, meaning its start in UTC, or an instant with a time zone; otherwise `since_form`. */
const sinceSchema = z
  .string()
  .refine((text) => instantOrDay.safeParse(text).success, { params: { key: 'since_form' } });

const twoCurrencies = ({ base, quote }: { base: string; quote: string }) => base !== quote;
const oneCurrency = { path: ['quote'], params: { key: 'rate_same_currency' } };

/** The author's reason for a rate, shown to the approver if the rate waits. */
export const rateReasonSchema = z.string().trim().max(500).optional();

/** A new rate: one `base` is `rate` of `quote` from `valid_from`, by default from now. */
export const exchangeRateInputSchema = z
  .strictObject({
    base: currencyCodeSchema,
    quote: currencyCodeSchema,
    rate: rateSchema,
    valid_from: sinceSchema.nullable(),
    reason: rateReasonSchema,
  })
  .refine(twoCurrencies, oneCurrency);

/** A rate in a response. It never changes; a newer one of the pair, in either direction, replaces it. */
export const exchangeRateSchema = z.object({
  id: idSchema,
  base: z.string(),
  quote: z.string(),
  rate: z.string(),
  valid_from: z.iso.datetime(),
  source: z.enum(rateSources),
  status: z.enum(rateStatuses),
  /** The author of the rate or file; null for the system and for users that the reader may not see. */
  author: z.object({ id: z.string(), name: z.string(), path: z.string().nullable() }).nullable(),
  /** The request that approved the rate or that it waits for; null if there is none or the reader may not see it. */
  approval_id: idSchema.nullable(),
  created_at: z.iso.datetime(),
});

export const exchangeRatePageSchema = pageOf(exchangeRateSchema);

/** GET /exchange_rates/preview: whether a rate by the caller would wait or come into force. */
export const ratePreviewQuerySchema = z
  .strictObject({
    base: currencyCodeSchema,
    quote: currencyCodeSchema,
    rate: rateSchema,
    valid_from: sinceSchema.optional(),
  })
  .refine(twoCurrencies, oneCurrency);

/**
 * `reference` is the pair's newest rate at that instant, direct or crossed, that the caller did not write or that was approved, rounded for
 * display. `difference` from it is in percent; above `share` a rate waits. With `newer_from` the rate would not come into force: another
 * one of the pair, valid from that later instant, stays in force.
 */
export const ratePreviewSchema = z.object({
  reference: z.string().nullable(),
  difference: z.number().nullable(),
  share: z.number(),
  waits: z.boolean(),
  newer_from: z.iso.datetime().nullable(),
});

/**
 * The query of the list. `currency` matches either side by prefix, `pair` matches both directions, and `from` and `to` are inclusive days.
 */
export const exchangeRateQuerySchema = pageQuery(['valid_from', 'pair', 'source', 'created_at']).extend({
  currency: codeFilterSchema(3).optional(),
  pair: pairSchema.optional(),
  source: z.enum(rateSources).optional(),
  age: z.enum(rateAges).optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
});

/** The query of the export: the filters and the order of the list, without a page. */
export const exchangeRateExportQuerySchema = exchangeRateQuerySchema.omit({ page: true, per_page: true });

/** A pair in one direction: its newest stored rate and its past rates, oldest first. */
export const ratePairSchema = z.object({
  base: z.string(),
  quote: z.string(),
  newest: exchangeRateSchema,
  /** The newest rate in both directions, rounded for display. */
  rate: z.string(),
  inverse: z.string(),
  trend: z.array(z.object({ valid_from: z.iso.datetime(), rate: z.string() })),
});

export type ExchangeRate = z.infer<typeof exchangeRateSchema>;
export type ExchangeRateInput = z.infer<typeof exchangeRateInputSchema>;
export type RatePreviewQuery = z.infer<typeof ratePreviewQuerySchema>;
export type RatePreview = z.infer<typeof ratePreviewSchema>;
export type ExchangeRateQuery = z.infer<typeof exchangeRateQuerySchema>;
export type RatePair = z.infer<typeof ratePairSchema>;
