import { z } from 'zod';
import { doneOf, idSchema, lineSchema, moneySchema } from '@traveldesk/shared-contract';
import { criteriaSchema } from './criteria';

/** One's own searches that are remembered: the newest of equal ones, and at most so many. */
export const recentSearchLimit = 10;
export const savedSearchLimit = 50;

/** Who a search is for. */
export const buyerSchema = z.object({ id: idSchema, name: z.string() });
export type Buyer = z.infer<typeof buyerSchema>;

const recentSearchSchema = z.object({
  id: idSchema,
  criteria: criteriaSchema,
  /** The company it was for; null where staff searched for none. */
  company: buyerSchema.nullable(),
  searched_at: z.iso.datetime(),
});
export type RecentSearch = z.infer<typeof recentSearchSchema>;

const seenPriceSchema = z.object({ price: moneySchema, seen_at: z.iso.datetime() });
export type SeenPrice = z.infer<typeof seenPriceSchema>;

/**
 * `criteria` are as they were saved; where their first day is over at the airport of departure, `next` are those of some whole
 * `weeks` later. `price_then` is what the cheapest was sold for when it was saved, `price_now` what it is for `next`, as far as
 * that was searched while its offers live; null where nobody knows, and `price_then` also where it was another company's.
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

/** GET /flights/searches: newest first, and by name. */
export const searchesSchema = z.object({
  recent: z.array(recentSearchSchema),
  saved: z.array(savedSearchSchema),
});
export type Searches = z.infer<typeof searchesSchema>;

/** POST /flights/saved-searches. `query` is `encodeCriteria` of what is saved; a name is used once. */
export const savedSearchInputSchema = z.strictObject({
  name: lineSchema(80),
  query: z.string().min(1).max(800),
});
export type SavedSearchInput = z.infer<typeof savedSearchInputSchema>;

export const savedSearchDoneSchema = doneOf(savedSearchSchema);
