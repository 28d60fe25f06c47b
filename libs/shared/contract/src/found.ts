import { z } from 'zod';
import { shortestSearch } from './found.path';
import { filterSchema } from './text';

export const foundQuerySchema = z.strictObject({ q: filterSchema(100).min(shortestSearch) });

/** What was found: its kind, its name, what tells it from others of that name, and the path of the screen that opens it. */
const foundSchema = z.object({
  kind: z.string(),
  id: z.string(),
  name: z.string(),
  hint: z.string().nullable(),
  path: z.string(),
});

export const foundAnswerSchema = z.object({ data: z.array(foundSchema) });

export type Found = z.infer<typeof foundSchema>;
