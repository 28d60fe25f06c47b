import { z } from 'zod';
import { pageOf, pageQuery } from './page';

/** The author of a change: a user, or only their category if the reader may not know more. */
const historyActorSchema = z.union([
  z.object({ id: z.string(), name: z.string() }),
  z.object({ hidden: z.enum(['staff', 'other_company']) }),
]);

/** A change of a record: who, what, when, from where, and each field before and after (SECURITY 52). */
export const historyEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  action: z.string(),
  /** Null if the product made the change by itself, or a caller who was not signed in. */
  actor: historyActorSchema.nullable(),
  address: z.string().nullable(),
  request_id: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});

/** The query of a history, which is always newest first. */
export const historyQuerySchema = pageQuery(['at']).omit({ sort: true });

export const historyPageSchema = pageOf(historyEntrySchema);
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
