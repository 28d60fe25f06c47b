import { z } from 'zod';
import { filterSchema, idSchema, lineSchema, pageOf, pageQuery } from '@traveldesk/shared-contract';
import { pointSchema } from './place';

/** Our record of a property in a list: the facts of the first supplier that described it. */
const propertyRowSchema = z.object({
  id: idSchema,
  name: z.string(),
  city: z.string(),
  country_code: z.string(),
  chain: z.string().nullable(),
  /** The number of suppliers whose property it is. */
  suppliers: z.number().int(),
  version: z.number().int().positive(),
  created_at: z.iso.datetime(),
});
export type PropertyRow = z.infer<typeof propertyRowSchema>;

/** The query of GET /hotels/properties: `name` matches anywhere in the folded name, `city` anywhere in the city's. */
export const propertyRowsQuerySchema = pageQuery(['name', 'city', 'suppliers', 'created_at']).extend({
  name: filterSchema(120).optional(),
  city: filterSchema(120).optional(),
});
export type PropertyRowsQuery = z.infer<typeof propertyRowsQuerySchema>;
export const propertyRowsSchema = pageOf(propertyRowSchema);

/** A property as one supplier names it. `told` is the supplier's first description; null if unknown. */
const propertySupplierSchema = z.object({
  supplier_id: idSchema,
  /** Null if the supplier has been deleted. */
  supplier: z.string().nullable(),
  /** The supplier's id of the property. */
  ref: z.string(),
  told: z.object({ name: z.string(), city: z.string(), line: z.string().nullable() }).nullable(),
});
export type PropertySupplier = z.infer<typeof propertySupplierSchema>;

/**
 * GET /hotels/properties/{id}/record: our record with its suppliers' ids. The id of a record that was joined away, or whose split was
 * undone, answers with the record that holds its supplier's id now.
 */
export const propertyRecordSchema = propertyRowSchema.extend({
  suppliers: z.array(propertySupplierSchema),
  point: pointSchema.nullable(),
});
export type PropertyRecord = z.infer<typeof propertyRecordSchema>;

/** Decisions of users: join two records, split one, keep two apart, or undo such a decision. */
const propertyDecisionKinds = ['join', 'split', 'keep_apart', 'undo'] as const;
export type PropertyDecisionKind = (typeof propertyDecisionKinds)[number];

const propertyDecisionSchema = z.object({
  id: idSchema,
  kind: z.enum(propertyDecisionKinds),
  /** The kind of the decision that an `undo` ended. */
  undone_kind: z.enum(propertyDecisionKinds).nullable(),
  /** The remaining record, and the one that was joined to it, split from it or kept apart. */
  property: z.object({ id: idSchema, name: z.string() }),
  other: z.object({ id: idSchema, name: z.string() }),
  /** The names of the suppliers whose ids moved. */
  suppliers: z.array(z.string()),
  reason: z.string(),
  at: z.iso.datetime(),
  by: z.object({ id: idSchema, name: z.string() }),
  /** Whether somebody has undone it. */
  undone: z.boolean(),
  /** Whether it can be undone now: nothing that it moved has been moved since. */
  undoable: z.boolean(),
});
export type PropertyDecision = z.infer<typeof propertyDecisionSchema>;

/** GET /hotels/properties/{id}/history: decisions about a record, newest first. */
export const propertyHistoryQuerySchema = pageQuery(['at']).omit({ sort: true });
export const propertyHistorySchema = pageOf(propertyDecisionSchema);

const reason = lineSchema(300);

/** POST /hotels/properties/{id}/joins: The record `other_id` is joined to this one. 412 if either record has another version than
 * the one read. */
export const propertyJoinSchema = z.strictObject({
  other_id: idSchema,
  other_version: z.number().int().positive(),
  reason,
});
export type PropertyJoin = z.infer<typeof propertyJoinSchema>;

/** POST /hotels/properties/{id}/splits: the ids of these suppliers get a record of their own. */
export const propertySplitSchema = z.strictObject({
  supplier_ids: z.array(idSchema).min(1).max(100),
  reason,
});
export type PropertySplit = z.infer<typeof propertySplitSchema>;

/** POST /hotels/properties/{id}/separations: the two are different hotels, and are not suggested again. */
export const propertySeparationSchema = z.strictObject({ other_id: idSchema, reason });
export type PropertySeparation = z.infer<typeof propertySeparationSchema>;

/** POST /hotels/properties/{id}/undos. */
export const propertyUndoSchema = z.strictObject({ decision_id: idSchema, reason });
export type PropertyUndo = z.infer<typeof propertyUndoSchema>;

/** Two records that may be the same property, as a person decides (STAYS 5, rule 10). */
const propertyMatchSchema = z.object({
  one: propertyRowSchema,
  other: propertyRowSchema,
  /** How alike the names are, from 0.75 to 1. */
  likeness: z.number(),
  meters: z.number().int(),
});
export type PropertyMatch = z.infer<typeof propertyMatchSchema>;

/** The query of GET /hotels/property-matches: `name` matches anywhere in either name. */
export const propertyMatchesQuerySchema = pageQuery(['likeness', 'meters']).extend({
  name: filterSchema(120).optional(),
});
export type PropertyMatchesQuery = z.infer<typeof propertyMatchesQuerySchema>;
export const propertyMatchesSchema = pageOf(propertyMatchSchema);
