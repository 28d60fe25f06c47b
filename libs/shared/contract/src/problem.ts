import { z } from 'zod';

/**
 * The body of every failure (DESIGN 3). `message` is a text in the caller's language, `code` is stable and for programs, `fields` maps form
 * fields (dotted paths) to texts. A 403 lists in `permissions` the missing permissions, any one of which would suffice.
 */
export const problemSchema = z.object({
  message: z.string(),
  code: z.string(),
  request_id: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  permissions: z.array(z.string()).optional(),
});

export type Problem = z.infer<typeof problemSchema>;

/** Returns the body schema of a successful write: a text for the user, and the current record. */
export function doneOf<Data extends z.ZodType>(data: Data) {
  return z.object({ message: z.string(), data });
}

export const doneSchema = z.object({ message: z.string() });
export type Done<Data = undefined> = Data extends undefined
  ? { message: string }
  : { message: string; data: Data };
