import { z } from 'zod';
import { idSchema, pageOf, pageQuery } from '@traveldesk/shared-contract';

const namedRule = z.object({ id: idSchema, name: z.string() });

/**
 * GET /markups/overlaps: two rules of one layer and kind that some booking can match both. `dead`: whatever the one matches the
 * other matches too, and wins, so that it can never win. `decided_by`: what chooses between the two.
 */
export const overlapSchema = z.object({
  rule: namedRule,
  other: namedRule,
  dead: z.boolean(),
  decided_by: z.enum(['specificity', 'priority', 'age']),
});
/** `unreachable`: no booking can match it at all, as where its zone has no country or its company is gone; `why` says it. */
export const overlapPageSchema = pageOf(overlapSchema).extend({
  unreachable: z.array(
    z.object({ rule: namedRule, why: z.enum(['ended', 'zone_empty', 'owner_alone', 'supplier_off']) }),
  ),
});
export const overlapQuerySchema = pageQuery(['rule'])
  .omit({ sort: true })
  .extend({
    rule_id: idSchema.optional(),
    dead: z.enum(['true']).optional(),
  });
export type Overlap = z.infer<typeof overlapSchema>;
/** The page of overlaps, with the rules that match nothing. */
export type OverlapPage = z.infer<typeof overlapPageSchema>;
