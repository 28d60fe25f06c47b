import { z } from 'zod';
import { doneOf, idSchema, lineSchema, pageOf, pageQuery } from '@traveldesk/shared-contract';
import { markupSchema, ruleNamesSchema } from './markup';

/**
 * `declined` ones never counted, `awaiting` ones do not yet. `replaced` ones were to count from a day on, and another was published
 * for before that day: they never count either.
 */
const versionStates = ['published', 'awaiting', 'declined', 'replaced'] as const;
export type VersionState = (typeof versionStates)[number];

/**
 * A version of a rule: what it changed, who wrote it, and why (`reason`). `changes` name the fields that differ from the version
 * before, as a history does. `effective_at`: from when on it counts.
 */
export const markupVersionSchema = z.object({
  number: z.number().int().positive(),
  state: z.enum(versionStates),
  /** Whether it is the one that prices at this moment. */
  in_force: z.boolean(),
  author: z.object({ id: z.string(), name: z.string() }).nullable(),
  reason: z.string().nullable(),
  effective_at: z.iso.datetime(),
  created_at: z.iso.datetime(),
  approval_id: idSchema.nullable(),
  /** The rule as this version has it, to be read as a sentence. */
  rule: z.record(z.string(), z.unknown()),
  names: ruleNamesSchema,
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type MarkupVersion = z.infer<typeof markupVersionSchema>;

/** GET /markups/{id}/versions: the newest first. */
export const markupVersionQuerySchema = pageQuery(['number']).omit({ sort: true });
export const markupVersionPageSchema = pageOf(markupVersionSchema);

/** POST /markups/{id}/returns (`If-Match`): an earlier version's content becomes the newest one. 404 for a number that none has. */
export const markupReturnInputSchema = z.strictObject({
  number: z.number().int().positive(),
  reason: lineSchema(300).nullable(),
});
export const markupReturnDoneSchema = doneOf(markupSchema);

/** POST /markups/{id}/status: one click for "pause" and "activate"; a version like any other. */
export const markupStatusInputSchema = z.strictObject({
  status: z.enum(['active', 'paused']),
  reason: lineSchema(300).nullable(),
});
