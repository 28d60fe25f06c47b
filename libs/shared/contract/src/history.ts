import { z } from 'zod';
import { pageOf, pageQuery } from './page';

/** Who made a change: a person, or of whom the reader is told no more than that. */
const historyActorSchema = z.union([
  z.object({ id: z.string(), name: z.string() }),
  z.object({ hidden: z.enum(['staff', 'other_company']) }),
]);

/** One change of a record: who, what, when, from where, and each field before and after (SECURITY 52). */
export const historyEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  action: z.string(),
  /** Null where the product did it, or nobody who was signed in. */
  actor: historyActorSchema.nullable(),
  address: z.string().nullable(),
  request_id: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});

/** The query of a history, which is always the newest first. */
export const historyQuerySchema = pageQuery(['at']).omit({ sort: true });

export const historyPageSchema = pageOf(historyEntrySchema);
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
