import { z } from 'zod';
import { daysBetween } from './day';
import { idSchema } from './id';
import { lineSchema } from './text';

/** Maximum recent and saved searches of a user for a product; equal recent searches count once. */
export const recentSearchLimit = 10;
export const savedSearchLimit = 50;

/** The company that a search was for. */
export const buyerSchema = z.object({ id: idSchema, name: z.string() });
export type Buyer = z.infer<typeof buyerSchema>;

/** A user's search of the last weeks. `company` is null if staff searched for none. */
export function recentSearchSchema<Criteria extends z.ZodType>(criteria: Criteria) {
  return z.object({
    id: idSchema,
    criteria,
    company: buyerSchema.nullable(),
    searched_at: z.iso.datetime(),
  });
}

/**
 * A search that a user has saved under a name. `criteria` are as saved. If their first day has passed at its place, `next` are those moved by
 * some `weeks`; otherwise they are equal.
 */
export function savedSearchSchema<Criteria extends z.ZodType>(criteria: Criteria) {
  return z.object({
    id: idSchema,
    name: z.string(),
    criteria,
    next: criteria,
    weeks: z.number().int().nonnegative(),
    created_at: z.iso.datetime(),
  });
}

/** A user's own searches of a product: recent ones by time, newest first, and saved ones by name. */
export function ownSearchesSchema<Recent extends z.ZodType, Saved extends z.ZodType>(
  recent: Recent,
  saved: Saved,
) {
  return z.object({ recent: z.array(recent), saved: z.array(saved) });
}

/** `query` is the encoded search; a user's names of a product are unique. */
export const savedSearchInputSchema = z.strictObject({
  name: lineSchema(80),
  query: z.string().min(1).max(800),
});
export type SavedSearchInput = z.infer<typeof savedSearchInputSchema>;

const week = 7;

/** Returns the number of whole weeks by which a search moves whose first day has passed, which keeps its weekdays; 0 for another. */
export function weeksForward(first: string, today: string): number {
  return Math.max(0, Math.ceil(daysBetween(first, today) / week));
}
