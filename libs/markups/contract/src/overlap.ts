import { z } from 'zod';
import { idSchema, pageOf, pageQuery } from '@traveldesk/shared-contract';
import { specificConditions } from './markup.kinds';

const namedRule = z.object({ id: idSchema, name: z.string() });

/**
 * GET /markups/overlaps: two rules of one layer and kind that some booking can match both, and `rule` wins. `decided_by`: what chooses
 * between the two (TRAVEL-RULES 26), and `decisive` the condition by which the winner is more specific. `dead`: whatever `other` matches
 * `rule` matches too, so that `other` can never win.
 */
const overlapSchema = z.object({
  rule: namedRule,
  other: namedRule,
  dead: z.boolean(),
  decided_by: z.enum(['specificity', 'priority', 'age']),
  decisive: z.enum(specificConditions).nullable(),
});

/**
 * Why no booking can match a rule at all: one of its windows is over; its zones have no countries; of the
 * cities it names none is there, or has an airport; nobody is below its owner; of the
 * companies it names none is there, below its owner and of its type; nothing is sold of the suppliers it names.
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
/** The page of overlaps, with the rules that match nothing. */
export type OverlapPage = z.infer<typeof overlapPageSchema>;
