import { z } from 'zod';
import { shortestSearch } from './found.path';
import { filterSchema } from './text';

export const foundQuerySchema = z.strictObject({ q: filterSchema(100).min(shortestSearch) });

/** A search result: its kind, its name, a hint that distinguishes equal names, and the path of its screen. */
const foundSchema = z.object({
  kind: z.string(),
  id: z.string(),
  name: z.string(),
  hint: z.string().nullable(),
  path: z.string(),
});

export const foundAnswerSchema = z.object({ data: z.array(foundSchema) });

export type Found = z.infer<typeof foundSchema>;
