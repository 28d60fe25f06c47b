import { z } from 'zod';
import { idSchema, moneySchema } from '@traveldesk/shared-contract';
import { boards, paymentTypes } from '@traveldesk/markups-contract';

/**
 * A property in results. `id` is our record: two suppliers of the same property have the same one. `km` is the distance from the place that
 * was searched. Facts that a supplier does not state are null.
 */
export const stayPropertySchema = z.object({
  id: idSchema,
  name: z.string(),
  address: z.object({ line: z.string().nullable(), city: z.string(), country_code: z.string() }),
  point: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  km: z.number().nullable(),
  chain: z.string().nullable(),
  /** Stars, 1 to 5; not the review score. */
  stars: z.number().int().nullable(),
  review: z.object({ score: z.number(), count: z.number().int().nullable() }).nullable(),
  amenities: z.array(z.string()).nullable(),
});
export type StayProperty = z.infer<typeof stayPropertySchema>;

/**
 * Prices of all rooms and nights. `total` is in the search's currency. `due` is paid at the property besides, in the property's currency,
 * so it is not part of the total; null if unknown. `net` is sent only to staff who see net prices.
 */
export const stayPriceSchema = z.object({
  total: moneySchema,
  per_night: moneySchema,
  due: moneySchema.nullable(),
  net: moneySchema.optional(),
});
export type StayPrice = z.infer<typeof stayPriceSchema>;

/** The share of the price that a cancellation today would refund. `unknown`: the supplier does not say. */
const stayTerms = ['free', 'partial', 'none', 'unknown'] as const;
export type StayTerms = (typeof stayTerms)[number];

/**
 * A rate of a result. Null means not known yet: the answer to a search may hold no rooms, and the rates are fetched when the property is
 * opened. `free_until`: the last instant (exclusive) of a free cancellation. `bookable`: false for rates that we cannot pay. `expires_at`: that
 * of the result, or earlier.
 */
export const stayRateSchema = z.object({
  board: z.enum(boards).nullable(),
  payment: z.enum(paymentTypes).nullable(),
  terms: z.enum(stayTerms).nullable(),
  free_until: z.iso.datetime().nullable(),
  bookable: z.boolean().nullable(),
  expires_at: z.iso.datetime(),
  price: stayPriceSchema,
});
export type StayRate = z.infer<typeof stayRateSchema>;

/**
 * A supplier's result. `from`: the rates are not known yet; the only rate holds the lowest price. `training`: nothing real is sold.
 */
export const stayResultSchema = z.object({
  id: idSchema,
  supplier: z.string(),
  training: z.boolean(),
  property: stayPropertySchema,
  from: z.boolean(),
  rates: z.array(stayRateSchema).min(1),
  expires_at: z.iso.datetime(),
});
export type StayResult = z.infer<typeof stayResultSchema>;
