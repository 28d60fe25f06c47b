import { z } from 'zod';
import { doneOf, filterSchema, idSchema, linesSchema, pageOf, pageQuery } from '@traveldesk/shared-contract';

export const commentLength = 5_000;

/** A mention in the stored text of a comment: `<@user id>`, so that it follows the user's name. */
export const mentionPattern = /<@([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})>/g;

export function mentionOf(id: string): string {
  return `<@${id}>`;
}

/** A comment as its author writes it: plain text of several lines with mentions. */
export const commentInputSchema = z.strictObject({ text: linesSchema(commentLength) });

/** A comment. People whom the reader may not see have a general name, such as "Traveldesk staff". */
const commentSchema = z.object({
  id: idSchema,
  text: z.string(),
  author: z.object({ name: z.string() }),
  /** The users whom the text mentions. */
  mentions: z.array(z.object({ id: idSchema, name: z.string() })),
  /** Whether the reader wrote it. */
  own: z.boolean(),
  version: z.number().int().positive(),
  edited_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});

export const commentPageSchema = pageOf(commentSchema);
export const commentQuerySchema = pageQuery(['created_at']).omit({ sort: true });
export const commentDoneSchema = doneOf(commentSchema);

/** A user whom the caller may mention. */
const taskPersonSchema = z.object({ id: idSchema, name: z.string(), email: z.string() });
export const taskPeopleQuerySchema = z.strictObject({ q: filterSchema(120).optional() });
export const taskPeopleSchema = z.object({ data: z.array(taskPersonSchema) });

export type CommentInput = z.infer<typeof commentInputSchema>;
export type TaskComment = z.infer<typeof commentSchema>;
export type TaskPerson = z.infer<typeof taskPersonSchema>;
