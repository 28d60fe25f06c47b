import { z } from 'zod';
import { filterSchema } from './text';

/** GET: the records that answer to a text, of every kind that the caller may open. */
export const foundPath = '/search';

/** From this many characters on; one alone would find everything. */
export const shortestSearch = 2;

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
