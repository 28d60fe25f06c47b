import { z } from 'zod';
import { idSchema, pageOf, pageQuery } from '@traveldesk/shared-contract';
import { specificConditions } from './markup.kinds';

const namedRule = z.object({ id: idSchema, name: z.string() });

/**
 * GET /markups/overlaps: two rules of one layer and kind that some booking can match both; `rule` wins. `decided_by`: the deciding
 * criterion (TRAVEL-RULES 26); `decisive`: the condition in which the winner is more specific. `dead`: `rule` matches everything that
 * `other` matches, so `other` can never win.
 */
const overlapSchema = z.object({
  rule: namedRule,
  other: namedRule,
  dead: z.boolean(),
  decided_by: z.enum(['specificity', 'priority', 'age']),
  decisive: z.enum(specificConditions).nullable(),
});

/**
 * Why no booking can match a rule: one of its windows is over; its zones have no countries; none of its cities exists or has an airport;
 * its owner has no subsidiaries; none of its companies exists, is below the owner and has the required type; none of its suppliers is on
 * sale.
 */
const unreachableReasons = [
  'ended',
  'zone_empty',
  'city_gone',
  'owner_alone',
  'no_company',
  'supplier_off',
] as const;
export type UnreachableReason = (typeof unreachableReasons)[number];

export const overlapPageSchema = pageOf(overlapSchema).extend({
  unreachable: z.array(z.object({ rule: namedRule, why: z.enum(unreachableReasons) })),
});
export const overlapQuerySchema = pageQuery(['rule'])
  .omit({ sort: true })
  .extend({
    rule_id: idSchema.optional(),
    dead: z.enum(['true']).optional(),
  });
export type Overlap = z.infer<typeof overlapSchema>;
/** A page of overlaps, with the unreachable rules. */
export type OverlapPage = z.infer<typeof overlapPageSchema>;
