import { z } from 'zod';
import { doneOf, idSchema, lineSchema, pageOf, pageQuery } from '@traveldesk/shared-contract';
import { markupSchema, ruleNamesSchema } from './markup';

/**
 * `declined` versions never apply, `awaiting` ones not yet. `replaced`: scheduled versions that another version superseded before their
 * day, so they never apply.
 */
const versionStates = ['published', 'awaiting', 'declined', 'replaced'] as const;
export type VersionState = (typeof versionStates)[number];

/**
 * A version of a rule: its changes, author and `reason`. `changes` name the fields that differ from the previous version. `effective_at`:
 * when it starts to apply.
 */
const markupVersionSchema = z.object({
  number: z.number().int().positive(),
  state: z.enum(versionStates),
  /** True for the version applied now. */
  in_force: z.boolean(),
  author: z.object({ id: z.string(), name: z.string() }).nullable(),
  reason: z.string().nullable(),
  effective_at: z.iso.datetime(),
  created_at: z.iso.datetime(),
  approval_id: idSchema.nullable(),
  /** The rule in this version, for its sentence. */
  rule: z.record(z.string(), z.unknown()),
  names: ruleNamesSchema,
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type MarkupVersion = z.infer<typeof markupVersionSchema>;

/** GET /markups/{id}/versions: the newest first. */
export const markupVersionQuerySchema = pageQuery(['number']).omit({ sort: true });
export const markupVersionPageSchema = pageOf(markupVersionSchema);

/** POST /markups/{id}/returns (`If-Match`): copies an earlier version into a new one. 404 for an unknown number. */
export const markupReturnInputSchema = z.strictObject({
  number: z.number().int().positive(),
  reason: lineSchema(300).nullable(),
});
export const markupReturnDoneSchema = doneOf(markupSchema);

/** POST /markups/{id}/status: pauses or activates a rule; this makes a version like any other change. */
export const markupStatusInputSchema = z.strictObject({
  status: z.enum(['active', 'paused']),
  reason: lineSchema(300).nullable(),
});
