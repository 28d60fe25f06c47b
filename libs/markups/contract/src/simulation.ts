import { z } from 'zod';
import { idSchema, moneySchema } from '@traveldesk/shared-contract';
import { markupRuleSchema } from './markup';

/**
 * POST /markups/simulations: prices the stored sample of recent searches with a draft rule, which replaces the rule `id` when given. It
 * changes nothing and shows no toast.
 */
export const simulationInputSchema = z.strictObject({ id: idSchema.nullable(), rule: markupRuleSchema });

const movedPriceSchema = z.object({
  sample_id: idSchema,
  route: z.string(),
  /** Null for a hotel's rate, whose `route` is the code of its city or country. */
  airline: z.string().nullable(),
  company: z.object({ id: idSchema, name: z.string() }).nullable(),
  supplier: z.string(),
  searched_at: z.iso.datetime(),
  before: moneySchema,
  after: moneySchema,
});

/**
 * How many prices of the sample change, and by how much; sums in the platform's currency. `largest`: the ten largest changes. `buckets`: a
 * histogram of changes in percent, from `from` up to `to`. `wins`: prices where the rule makes a line; `matches`: prices that it matches;
 * `prevailing`: the rules that most often win the others, with counts.
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
