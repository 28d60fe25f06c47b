import { z } from 'zod';
import { doneOf, idSchema, lineSchema, moneySchema } from '@traveldesk/shared-contract';
import { criteriaSchema } from './criteria';

/** Maximum recent and saved searches of a user; equal recent searches count once. */
export const recentSearchLimit = 10;
export const savedSearchLimit = 50;

export const buyerSchema = z.object({ id: idSchema, name: z.string() });
export type Buyer = z.infer<typeof buyerSchema>;

const recentSearchSchema = z.object({
  id: idSchema,
  criteria: criteriaSchema,
  /** The company that the search was for; null if staff searched for none. */
  company: buyerSchema.nullable(),
  searched_at: z.iso.datetime(),
});
export type RecentSearch = z.infer<typeof recentSearchSchema>;

const seenPriceSchema = z.object({ price: moneySchema, seen_at: z.iso.datetime() });
export type SeenPrice = z.infer<typeof seenPriceSchema>;

/**
 * `criteria` are as saved. If their first day has passed at the departure airport, `next` are those moved by some `weeks`; otherwise they
 * are equal. `price_then` is the lowest price when the search was saved, `price_now` that of `next` from unexpired searches; null if
 * unknown, and `price_then` also if another company's.
 */
const savedSearchSchema = z.object({
  id: idSchema,
  name: z.string(),
  criteria: criteriaSchema,
  next: criteriaSchema,
  weeks: z.number().int().nonnegative(),
  price_then: seenPriceSchema.nullable(),
  price_now: seenPriceSchema.nullable(),
  created_at: z.iso.datetime(),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

/** GET /flights/searches: recent searches by time, newest first, and saved ones by name. */
export const searchesSchema = z.object({
  recent: z.array(recentSearchSchema),
  saved: z.array(savedSearchSchema),
});
export type Searches = z.infer<typeof searchesSchema>;

/** POST /flights/saved-searches. `query` is `encodeCriteria` of the search; a user's names are unique. */
export const savedSearchInputSchema = z.strictObject({
  name: lineSchema(80),
  query: z.string().min(1).max(800),
});
export type SavedSearchInput = z.infer<typeof savedSearchInputSchema>;

export const savedSearchDoneSchema = doneOf(savedSearchSchema);
