import { z } from 'zod';
import { idSchema, moneySchema } from '@traveldesk/shared-contract';
import { markupRuleSchema } from './markup';

/**
 * POST /markups/simulations, which changes nothing and does not toast: a rule as it is being written, in place of `id` where it
 * is an edit, against the kept sample of searches of the last weeks.
 */
export const simulationInputSchema = z.strictObject({ id: idSchema.nullable(), rule: markupRuleSchema });

const movedPriceSchema = z.object({
  sample_id: idSchema,
  route: z.string(),
  airline: z.string(),
  company: z.object({ id: idSchema, name: z.string() }).nullable(),
  supplier: z.string(),
  searched_at: z.iso.datetime(),
  before: moneySchema,
  after: moneySchema,
});

/**
 * How many of the sample's prices move, and by how much: sums in the platform's currency. `largest`: the ten that move most.
 * `buckets`: how many prices lie in which change in percent, from `from` up to `to`, for a picture. `wins` and `matches`: of how many
 * prices the rule makes a line, and how many it would match; `prevailing`: the rules that win most of the others in its place, and how
 * many each.
 */
export const simulationSchema = z.object({
  sampled: z.number().int().nonnegative(),
  from: z.iso.datetime().nullable(),
  until: z.iso.datetime().nullable(),
  matches: z.number().int().nonnegative(),
  wins: z.number().int().nonnegative(),
  prevailing: z
    .array(z.object({ id: idSchema, name: z.string(), count: z.number().int().positive() }))
    .max(5),
  moved: z.number().int().nonnegative(),
  raised: z.number().int().nonnegative(),
  lowered: z.number().int().nonnegative(),
  before: moneySchema,
  after: moneySchema,
  largest: z.array(movedPriceSchema).max(10),
  buckets: z.array(z.object({ from: z.number(), to: z.number(), count: z.number().int().nonnegative() })),
});
export type Simulation = z.infer<typeof simulationSchema>;
export type SimulationInput = z.infer<typeof simulationInputSchema>;
