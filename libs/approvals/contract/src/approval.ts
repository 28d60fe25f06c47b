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

/** A kind of request with its name in the caller's language. */
const approvalKindSchema = z.object({ key: z.string(), name: z.string() });

/** All kinds, for the filter. */
export const approvalKindsSchema = z.object({ data: z.array(approvalKindSchema) });

/** The author or decider; people outside the reader's own company and those below it are not named. */
const personSchema = z.union([
  z.object({ id: idSchema, name: z.string() }),
  z.object({ hidden: z.enum(['staff', 'other_company']) }),
]);

/** A request in the list; `title` is in the caller's language. */
const approvalSchema = z.object({
  id: idSchema,
  kind: approvalKindSchema,
  state: z.enum(approvalStates),
  title: z.string(),
  /** Null for matters of the platform itself. */
  company: z.object({ id: idSchema, name: z.string() }).nullable(),
  /** The requested amount; null for kinds without money. */
  amount: moneySchema.nullable(),
  /** The approved amount. */
  approved_amount: moneySchema.nullable(),
  author: personSchema,
  /** Requested with an API token that the author created. */
  by_program: z.boolean(),
  created_at: z.iso.datetime(),
  decided_by: personSchema.nullable(),
  decided_at: z.iso.datetime().nullable(),
});

/** A fact from the request's kind, in the caller's language. */
const factSchema = z.object({
  label: z.string(),
  value: z.discriminatedUnion('type', [
    z.object({ type: z.literal('text'), text: z.string() }),
    /** A reference or code, shown verbatim from left to right. */
    z.object({ type: z.literal('code'), text: z.string() }),
    z.object({ type: z.literal('money'), money: moneySchema }),
    z.object({ type: z.literal('day'), day: z.iso.date() }),
    z.object({ type: z.literal('instant'), at: z.iso.datetime() }),
  ]),
});

/** A record of another domain; `path` is null if the reader may not open it. */
const recordSchema = z.object({
  kind: z.string(),
  id: idSchema,
  name: z.string(),
  path: z.string().nullable(),
});

/** One request with everything needed to decide it. */
export const approvalDetailsSchema = approvalSchema.extend({
  /** The author's reason. */
  reason: z.string(),
  /** The effect of approving, in one sentence. */
  effect: z.string(),
  facts: z.array(factSchema),
  /** A file as evidence; the URL is below the API's base path. */
  evidence: z.object({ name: z.string(), url: z.string() }).nullable(),
  /** The record that the request is about, and the one that approving created. */
  about: recordSchema.nullable(),
  result: recordSchema.nullable(),
  /** The decider's note. */
  note: z.string().nullable(),
  /** Actions that the caller may take now. */
  may: z.object({
    approve: z.boolean(),
    approve_in_part: z.boolean(),
    decline: z.boolean(),
    cancel: z.boolean(),
  }),
  /** Why the caller may not approve; also names a missing permission. */
  obstacle: z
    .object({ code: z.string(), message: z.string(), permissions: z.array(z.string()).optional() })
    .nullable(),
  /** People who may approve; `more` if the list is cut. Null for decided requests, and for readers other than staff. */
  deciders: z
    .object({
      people: z.array(z.object({ id: idSchema, name: z.string() })),
      more: z.boolean(),
      /** If nobody may approve: when somebody will. Null otherwise, and if waiting does not help. */
      from: z.iso.datetime().nullable(),
    })
    .nullable(),
});

export const approvalPageSchema = pageOf(approvalSchema);

const approvalSorts = ['created_at', 'decided_at', 'company', 'author'] as const;

/**
 * The query of the list; by default waiting requests first, then the newest. `from` and `to` are inclusive days (UTC) of creation.
 * `decidable`: waiting requests that the caller may approve now.
 */
export const approvalQuerySchema = pageQuery(approvalSorts).extend({
  state: z.enum(approvalStates).optional(),
  kind: z
    .string()
    .regex(/^[a-z][a-z_]{0,59}$/)
    .optional(),
  company_id: idSchema.optional(),
  author: filterSchema(120).optional(),
  decidable: z.enum(['true']).optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
});

/** The query of the export: the filters and the order of the list, without a page. */
export const approvalExportQuerySchema = approvalQuerySchema.omit({ page: true, per_page: true });

const noteSchema = lineSchema(500);

/** Approves a request, whole or in `part`. */
export const approveInputSchema = z.strictObject({
  part: typedMoneySchema.optional(),
  note: noteSchema.optional(),
});

/** Declines a request; the author sees the reason. */
export const declineInputSchema = z.strictObject({ reason: noteSchema });

/** Withdraws the caller's own request. */
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
