import { z } from 'zod';

/**
 * The body of every failure (DESIGN 3). `message` is a sentence in the caller's language, `code` is stable
 * and for programs, `fields` maps a form's field (dotted path) to the sentence to show at it. A 403 names in
 * `permissions` what the caller lacks: any one of them would do.
 */
export const problemSchema = z.object({
  message: z.string(),
  code: z.string(),
  request_id: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  permissions: z.array(z.string()).optional(),
});

export type Problem = z.infer<typeof problemSchema>;

/** The body of every successful write: what to tell the user, and the record as it is now. */
export function doneOf<Data extends z.ZodType>(data: Data) {
  return z.object({ message: z.string(), data });
}

export const doneSchema = z.object({ message: z.string() });
export type Done<Data = undefined> = Data extends undefined
  ? { message: string }
  : { message: string; data: Data };
