import { z } from 'zod';
import { doneOf, idSchema, lineSchema } from '@traveldesk/shared-contract';
import { criteriaSchema } from './criteria';

/** One's own searches that are remembered: the newest of equal ones, and at most so many. */
export const recentSearchLimit = 10;
export const savedSearchLimit = 50;

const recentSearchSchema = z.object({
  id: idSchema,
  criteria: criteriaSchema,
  /** The company it was for; null where staff searched for none. */
  company: z.object({ id: idSchema, name: z.string() }).nullable(),
  searched_at: z.iso.datetime(),
});
export type RecentSearch = z.infer<typeof recentSearchSchema>;

/** Kept as it was saved: its dates may be over, and are to be chosen anew then. */
const savedSearchSchema = z.object({
  id: idSchema,
  name: z.string(),
  criteria: criteriaSchema,
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
