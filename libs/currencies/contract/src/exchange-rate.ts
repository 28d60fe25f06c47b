import { z } from 'zod';
import {
  daySchema,
  filterSchema,
  idSchema,
  instantSchema,
  pageOf,
  pageQuery,
  plainNumber,
  codeText,
} from '@traveldesk/shared-contract';
import { currencyCodeSchema } from './currency';
import { pairSchema } from './pair.schema';
import { rateAges, rateSources, rateStatuses } from './exchange-rate.kinds';

/** As many digits before and after the point as any two currencies need of each other. */
const rateForm = /^\d{1,9}(\.\d{1,12})?$/;

/** The digits that count: `007.50` and `7.5` are one rate. */
function withoutIdleZeros(text: string): string {
  const [whole = '', decimals = ''] = text.split('.');
  const counting = decimals.replace(/0+$/, '');
  return (whole.replace(/^0+(?=\d)/, '') || '0') + (counting && `.${counting}`);
}

/**
 * An exact decimal above zero, as a text: never a number of JSON, which is a float on the way. Digits and decimal mark are those of any
 * keyboard (`plainNumber`); anything else is `rate_form`.
 */
export const rateSchema = z
  .string()
  .overwrite(plainNumber)
  .refine((text) => rateForm.test(text) && /[1-9]/.test(text), { params: { key: 'rate_form' } })
  .overwrite((text) => (rateForm.test(text) ? withoutIdleZeros(text) : text));

const instantOrDay = z.union([instantSchema, daySchema]);

/** A day, or an instant with its zone; else `since_form`. A day is its beginning, in UTC. */
const sinceSchema = z
  .string()
  .refine((text) => instantOrDay.safeParse(text).success, { params: { key: 'since_form' } });

const twoCurrencies = ({ base, quote }: { base: string; quote: string }) => base !== quote;
const oneCurrency = { path: ['quote'], params: { key: 'rate_same_currency' } };

/** Why a rate is entered, in its author's words: for whoever approves it, where it waits. */
export const rateReasonSchema = z.string().trim().max(500).optional();

/** What staff write of a rate: one `base` is `rate` of `quote`, from `valid_from` or from now on. */
export const exchangeRateInputSchema = z
  .strictObject({
    base: currencyCodeSchema,
    quote: currencyCodeSchema,
    rate: rateSchema,
    valid_from: sinceSchema.nullable(),
    reason: rateReasonSchema,
  })
  .refine(twoCurrencies, oneCurrency);

/** A rate as the API answers it. It is never changed: a newer one of the pair, in either direction, replaces it. */
export const exchangeRateSchema = z.object({
  id: idSchema,
  base: z.string(),
  quote: z.string(),
  rate: z.string(),
  valid_from: z.iso.datetime(),
  source: z.enum(rateSources),
  status: z.enum(rateStatuses),
  /** Who wrote it or brought the file; null where the product did, or of whom the reader may not know. */
  author: z.object({ id: z.string(), name: z.string(), path: z.string().nullable() }).nullable(),
  /** The request by which a second person approved it, or for which it waits; null where there is none that the reader may see. */
  approval_id: idSchema.nullable(),
  created_at: z.iso.datetime(),
});

export const exchangeRatePageSchema = pageOf(exchangeRateSchema);

/** GET /exchange_rates/preview: what would become of a rate that the caller writes. */
export const ratePreviewQuerySchema = z
  .strictObject({
    base: currencyCodeSchema,
    quote: currencyCodeSchema,
    rate: rateSchema,
    valid_from: sinceSchema.optional(),
  })
  .refine(twoCurrencies, oneCurrency);

/**
 * `reference` is the newest rate of the pair, direct or crossed, that the caller did not write or that was approved, as of the
 * instant: for people to read. `difference` is that to it in percent, `share` the one from which on a rate waits. With
 * `newer_from` the rate does not come into force: a rate of the pair from that later instant stays in force.
 */
export const ratePreviewSchema = z.object({
  reference: z.string().nullable(),
  difference: z.number().nullable(),
  share: z.number(),
  waits: z.boolean(),
  newer_from: z.iso.datetime().nullable(),
});

/**
 * The query of the list. `currency` is found on either side, from its beginning; `pair` in either direction; `from` and
 * `to` are days, both among those that are found.
 */
export const exchangeRateQuerySchema = pageQuery(['valid_from', 'pair', 'source', 'created_at']).extend({
  currency: filterSchema(3).overwrite(codeText).toUpperCase().optional(),
  pair: pairSchema.optional(),
  source: z.enum(rateSources).optional(),
  age: z.enum(rateAges).optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
});

/** The query of the export: the filters and the order of the list, without a page. */
export const exchangeRateExportQuerySchema = exchangeRateQuerySchema.omit({ page: true, per_page: true });

/** A pair in one direction: its newest rate as it is kept, and what one `base` was in `quote`, the oldest first. */
export const ratePairSchema = z.object({
  base: z.string(),
  quote: z.string(),
  newest: exchangeRateSchema,
  /** What one `base` is in `quote` by it, and one `quote` in `base`: for people to read. */
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
