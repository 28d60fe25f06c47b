import { z } from 'zod';
import {
  doneOf,
  moneySchema,
  ownSearchesSchema,
  recentSearchSchema,
  savedSearchSchema,
} from '@traveldesk/shared-contract';
import { criteriaSchema } from './criteria';

const seenPriceSchema = z.object({ price: moneySchema, seen_at: z.iso.datetime() });
export type SeenPrice = z.infer<typeof seenPriceSchema>;

/**
 * `price_then` is the lowest price when the search was saved, `price_now` that of `next` from unexpired searches; null if unknown, and
 * `price_then` also if another company's.
 */
const savedFlightSearchSchema = savedSearchSchema(criteriaSchema).extend({
  price_then: seenPriceSchema.nullable(),
  price_now: seenPriceSchema.nullable(),
});
export type SavedSearch = z.infer<typeof savedFlightSearchSchema>;

/** GET /flights/searches. */
export const searchesSchema = ownSearchesSchema(recentSearchSchema(criteriaSchema), savedFlightSearchSchema);
export type Searches = z.infer<typeof searchesSchema>;

export const savedSearchDoneSchema = doneOf(savedFlightSearchSchema);
