import { z } from 'zod';
import {
  codeFilterSchema,
  filterSchema,
  idSchema,
  instantSchema,
  lineSchema,
  pageOf,
  pageQuery,
} from '@traveldesk/shared-contract';
import { markupKinds, markupLayers, markupStates, products } from './markup.kinds';
import { judgeMarkup, readAmounts } from './markup.rules';
import { ruleSchema, ruleShape } from './markup.shape';

/** The author's reason for a version, and the instant from which it applies; null is now. */
const versionShape = {
  change_reason: lineSchema(300).nullable(),
  effective_at: instantSchema.nullable(),
};

/** The input of creating and editing a rule: all fields and the reason. */
export const markupInputSchema = z
  .strictObject({ ...ruleShape, ...versionShape })
  .overwrite(readAmounts)
  .superRefine(judgeMarkup);

/** A rule without version fields, for simulations and sentences; checked like one that is saved. */
export const markupRuleSchema = ruleSchema.overwrite(readAmounts).superRefine(judgeMarkup);

/** The fields of a rule's form. */
export const markupFields = Object.keys({ ...ruleShape, ...versionShape }) as readonly (keyof MarkupInput)[];

/**
 * Names, in the caller's language, of the records in a rule, by id or code. A city is listed under a former code too if the rule uses it.
 * `codes`: the current code of such a city; null for an airport, city or country that no longer exists.
 */
export const ruleNamesSchema = z.object({
  companies: z.record(z.string(), z.string()),
  suppliers: z.record(z.string(), z.string()),
  airlines: z.record(z.string(), z.string()),
  /** Keys are kind and code: `airport CAI`, `country EG`, `zone 018f…`. */
  places: z.record(z.string(), z.string()),
  codes: z.record(z.string(), z.string().nullable()),
});
export type RuleNames = z.infer<typeof ruleNamesSchema>;

/**
 * A rule in API responses: its newest version. `revision` is the number of that version, `in_force` the one applied now (null if none).
 * `approval_id`: the approval that the newest version awaits. `version` is the value for If-Match.
 */
export const markupSchema = z.object({
  id: idSchema,
  ...ruleShape,
  state: z.enum(markupStates),
  revision: z.number().int().positive(),
  in_force: z.number().int().positive().nullable(),
  effective_at: z.iso.datetime().nullable(),
  approval_id: idSchema.nullable(),
  names: ruleNamesSchema,
  version: z.number().int().positive(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

export const markupPageSchema = pageOf(markupSchema);

const sorts = ['name', 'kind', 'layer', 'state', 'priority', 'created_at', 'updated_at'] as const;

/**
 * The query of the list (SPECIFICATION 3). `company_id`: rules that can price that company's bookings, or that it owns; `supplier_id`,
 * `airline`, `airport`: rules that name them; `product`: rules that price it; `status`: the state; `currency`: of the rule's amounts.
 */
export const markupQuerySchema = pageQuery(sorts).extend({
  name: filterSchema(120).optional(),
  company_id: idSchema.optional(),
  supplier_id: idSchema.optional(),
  airline: codeFilterSchema(2).optional(),
  airport: codeFilterSchema(3).optional(),
  status: z.enum(markupStates).optional(),
  currency: codeFilterSchema(3).optional(),
  product: z.enum(products).optional(),
  kind: z.enum(markupKinds).optional(),
  layer: z.enum(markupLayers).optional(),
});

/** The query of the export: the filters and the order of the list, without a page. */
export const markupExportQuerySchema = markupQuerySchema.omit({ page: true, per_page: true });

export type Markup = z.infer<typeof markupSchema>;
export type MarkupInput = z.infer<typeof markupInputSchema>;
export type MarkupQuery = z.infer<typeof markupQuerySchema>;
