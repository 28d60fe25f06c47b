import { z } from 'zod';
import { conversionRateSchema } from '@traveldesk/currencies-contract';
import { idSchema, moneySchema } from '@traveldesk/shared-contract';
import { markupKinds, markupLayers, specificConditions } from './markup.kinds';

/** `earning_tax` is the tax on what a rule earns. */
const lineKinds = [...markupKinds, 'earning_tax'] as const;
export type LineKind = (typeof lineKinds)[number];

/** One line between net and sell, in the price's currency; a discount is below zero. `version`: of the rule. */
const priceLineSchema = z.object({
  kind: z.enum(lineKinds),
  layer: z.enum(markupLayers),
  owner_id: idSchema.nullable(),
  rule_id: idSchema,
  version: z.number().int().positive(),
  amount: moneySchema,
});
export type PriceLine = z.infer<typeof priceLineSchema>;

/**
 * Why a rule does not match an offer: the first condition that it fails, in this order. `owner`: its owner is not above who
 * pays; `no_base`: the supplier does not say the base, and the rule then takes nothing; `no_rate`: its currency has no rate;
 * `nobody`: none of its passengers travels.
 */
export const conditionCodes = [
  'markup_off',
  'valid',
  'owner',
  'company',
  'company_type',
  'supplier',
  'trip_type',
  'booking',
  'passengers',
  'nobody',
  'travel',
  'days_before',
  'weekday',
  'plating',
  'marketing',
  'operating',
  'route',
  'area',
  'cabin',
  'fare_brand',
  'no_rate',
  'fare',
  'no_base',
] as const;
export type ConditionCode = (typeof conditionCodes)[number];

/** `won`: it made a line. `outranked`: it matches, and another one of its layer and kind was chosen. */
const ruleOutcomes = ['won', 'outranked', 'unmatched'] as const;

/**
 * What a rule was found to be for one offer. `failed`: the condition, where it does not match, and `found`: what there is instead, for
 * people to be told in words: an instant (`valid`), a day (`booking`, `travel`), a number of days, a weekday (1 is Monday), an id (`company`,
 * `supplier`), a currency (`no_rate`), an amount with its currency (`fare`), trips as `CAI-DXB`, else codes; several after commas. Null
 * where there is nothing to tell. `beaten_by`: the rule that won, and `by`: what decided (TRAVEL-RULES 26). `of`: what a percentage
 * was taken of, `total` also where the base is missing (`base_missing`).
 */
const consideredRuleSchema = z.object({
  rule_id: idSchema,
  version: z.number().int().positive(),
  name: z.string(),
  layer: z.enum(markupLayers),
  owner_id: idSchema.nullable(),
  kind: z.enum(markupKinds),
  outcome: z.enum(ruleOutcomes),
  failed: z.enum(conditionCodes).nullable(),
  found: z.string().nullable(),
  beaten_by: idSchema.nullable(),
  by: z.enum(['specificity', 'priority', 'age']).nullable(),
  /** By which of its conditions the winner is more specific, where that decided. */
  decisive: z.enum(specificConditions).nullable(),
  specificity: z.number().int(),
  priority: z.number().int(),
  created_at: z.iso.datetime(),
  amount: moneySchema.nullable(),
  of: z.enum(['base', 'total']).nullable(),
  base_missing: z.boolean(),
  /** What made the amount another one than the value says. */
  limited: z.enum(['min', 'max', 'step', 'zero', 'share']).nullable(),
  /** Where a discount takes less than its fixed amounts say: how much that was, below zero as `amount`, and the share that limits it. */
  cut: z.object({ from: moneySchema, share: z.string() }).nullable(),
});
export type ConsideredRule = z.infer<typeof consideredRuleSchema>;

/**
 * Why a price is what it is: from net, converted by `rate`, line by line to the total, and of every rule that was considered
 * what was found. Of each layer and kind the winner comes first, then those it beat, then those that do not match.
 */
export const priceExplanationSchema = z.object({
  /** When it was priced, and by which state of all rules. */
  at: z.iso.datetime(),
  revision: z.number().int().nonnegative(),
  /** Null where staff searched for no company: only what is for everybody counts then. */
  company: z.object({ id: idSchema, name: z.string() }).nullable(),
  supplier: z.object({ id: idSchema, name: z.string(), markup_enabled: z.boolean() }),
  currency: z.string(),
  /** As the supplier sells it. */
  supplier_price: z.object({
    total: moneySchema,
    base: moneySchema.nullable(),
    tax: moneySchema.nullable(),
  }),
  rate: conversionRateSchema,
  net: moneySchema,
  lines: z.array(priceLineSchema.extend({ name: z.string() })),
  /** What the supplier has asked more, or less, since the price was agreed to: passed on as it is, beside the lines. */
  passed_on: moneySchema.optional(),
  total: moneySchema,
  rules: z.array(consideredRuleSchema),
  /** Names of owners of company layers, by id. */
  owners: z.record(z.string(), z.string()),
});
export type PriceExplanation = z.infer<typeof priceExplanationSchema>;
