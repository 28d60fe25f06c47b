import { z } from 'zod';
import {
  daySchema,
  filterSchema,
  idSchema,
  lineSchema,
  moneySchema,
  pageOf,
  pageQuery,
  typedMoneySchema,
} from '@traveldesk/shared-contract';
import { approvalStates } from './approval.kinds';

/** A kind of request: its name, and what it is called in the caller's language. */
const approvalKindSchema = z.object({ key: z.string(), name: z.string() });

/** The kinds there are, to filter by. */
export const approvalKindsSchema = z.object({ data: z.array(approvalKindSchema) });

/** Somebody who has asked or decided; who is not of the reader's own company, or below it, is not named. */
const personSchema = z.union([
  z.object({ id: idSchema, name: z.string() }),
  z.object({ hidden: z.enum(['staff', 'other_company']) }),
]);

/** A request as the list shows it; `title` is in the caller's language. */
const approvalSchema = z.object({
  id: idSchema,
  kind: approvalKindSchema,
  state: z.enum(approvalStates),
  title: z.string(),
  /** Null where it is the platform's own affair. */
  company: z.object({ id: idSchema, name: z.string() }).nullable(),
  /** What was asked for; null where it is not about money. */
  amount: moneySchema.nullable(),
  /** What was approved of it. */
  approved_amount: moneySchema.nullable(),
  author: personSchema,
  /** Asked by a program, with an API token that the author has made. */
  by_program: z.boolean(),
  created_at: z.iso.datetime(),
  decided_by: personSchema.nullable(),
  decided_at: z.iso.datetime().nullable(),
});

/** A fact in the caller's language, as the kind tells it. */
const factSchema = z.object({
  label: z.string(),
  value: z.discriminatedUnion('type', [
    z.object({ type: z.literal('text'), text: z.string() }),
    /** A reference, a code: shown as it is written, from left to right. */
    z.object({ type: z.literal('code'), text: z.string() }),
    z.object({ type: z.literal('money'), money: moneySchema }),
    z.object({ type: z.literal('day'), day: z.iso.date() }),
    z.object({ type: z.literal('instant'), at: z.iso.datetime() }),
  ]),
});

/** A record of another domain; `path` is the screen that opens it, null for those who may not. */
const recordSchema = z.object({
  kind: z.string(),
  id: idSchema,
  name: z.string(),
  path: z.string().nullable(),
});

/** One request with all that somebody needs who decides on it. */
export const approvalDetailsSchema = approvalSchema.extend({
  /** Why it was asked for, in its author's words. */
  reason: z.string(),
  /** What approving it does, in a sentence. */
  effect: z.string(),
  facts: z.array(factSchema),
  /** A file that proves it, below the API's base path. */
  evidence: z.object({ name: z.string(), url: z.string() }).nullable(),
  /** The record that it is about, and the one that approving it has made. */
  about: recordSchema.nullable(),
  result: recordSchema.nullable(),
  /** What was said with the decision. */
  note: z.string().nullable(),
  /** What the caller may do now. */
  may: z.object({
    approve: z.boolean(),
    approve_in_part: z.boolean(),
    decline: z.boolean(),
    cancel: z.boolean(),
  }),
  /** Why the caller may not approve it, in words; a missing permission is named besides. */
  obstacle: z
    .object({ code: z.string(), message: z.string(), permissions: z.array(z.string()).optional() })
    .nullable(),
  /** Who may, of those the caller may know; `more` of them than are named. Null where the reader is told nobody. */
  deciders: z
    .object({
      people: z.array(z.object({ id: idSchema, name: z.string() })),
      more: z.boolean(),
      /** Where nobody may: from when on somebody may. Null where somebody may, and where waiting does not help. */
      from: z.iso.datetime().nullable(),
    })
    .nullable(),
});

export const approvalPageSchema = pageOf(approvalSchema);

const approvalSorts = ['created_at', 'decided_at', 'company', 'author'] as const;

/** The query of the list: what waits comes first, then the newest. `from` and `to` are the first and the last day (UTC) of asking. */
export const approvalQuerySchema = pageQuery(approvalSorts).extend({
  state: z.enum(approvalStates).optional(),
  kind: z
    .string()
    .regex(/^[a-z][a-z_]{0,59}$/)
    .optional(),
  company_id: idSchema.optional(),
  author: filterSchema(120).optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
});

/** The query of the export: the filters and the order of the list, without a page. */
export const approvalExportQuerySchema = approvalQuerySchema.omit({ page: true, per_page: true });

const noteSchema = lineSchema(500);

/** Approves a request: the whole of it, or `part`, which is less than was asked for. */
export const approveInputSchema = z.strictObject({
  part: typedMoneySchema.optional(),
  note: noteSchema.optional(),
});

/** Declines a request; who asked is told why. */
export const declineInputSchema = z.strictObject({ reason: noteSchema });

/** Takes one's own request back. */
export const cancelInputSchema = z.strictObject({ reason: noteSchema.optional() });

export type Approval = z.infer<typeof approvalSchema>;
export type ApprovalDetails = z.infer<typeof approvalDetailsSchema>;
export type ApprovalFact = z.infer<typeof factSchema>;
export type ApprovalKindName = z.infer<typeof approvalKindSchema>;
export type ApprovalQuery = z.infer<typeof approvalQuerySchema>;
export type ApprovalExportQuery = z.infer<typeof approvalExportQuerySchema>;
export type ApproveInput = z.infer<typeof approveInputSchema>;
export type DeclineInput = z.infer<typeof declineInputSchema>;
export type CancelInput = z.infer<typeof cancelInputSchema>;
