import { z } from 'zod';
import { pageOf, pageQuery } from './page';

/** One change of a record: who, what, when, from where, and each field before and after (SECURITY 52). */
export const historyEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  action: z.string(),
  actor: z.object({ id: z.string(), name: z.string() }).nullable(),
  address: z.string().nullable(),
  request_id: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});

/** The query of a history, which is always the newest first. */
export const historyQuerySchema = pageQuery(['at']).omit({ sort: true });

export const historyPageSchema = pageOf(historyEntrySchema);
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
