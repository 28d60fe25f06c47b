import { z } from 'zod';
import { conversionRateSchema } from '@traveldesk/currencies-contract';
import { idSchema, moneySchema } from '@traveldesk/shared-contract';
import { markupKinds, markupLayers, products, specificConditions } from './markup.kinds';

/** `earning_tax`: tax on a rule's earnings. */
const lineKinds = [...markupKinds, 'earning_tax'] as const;
export type LineKind = (typeof lineKinds)[number];

/** One line between net and selling price, in the price's currency; negative for a discount. `version`: the rule's version. */
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
 * Why a rule does not match an offer: its first failed condition, in this order. `owner`: the rule's owner is not above the paying company;
 * `no_base`: the supplier gives no base and the rule then does not apply; `no_rate`: the rule's currency has no rate; `nobody`: no traveler
 * is of a counted type; `pay_now`: a markup or discount on a rate that is not paid now; `commission`: a percent markup on a rate with
 * commission.
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
  'pay_now',
  'commission',
  'plating',
  'marketing',
  'operating',
  'route',
  'area',
  'cabin',
  'fare_brand',
  'place',
  'chain',
  'stars',
  'board',
  'payment_type',
  'nights',
  'no_rate',
  'fare',
  'no_base',
] as const;
export type ConditionCode = (typeof conditionCodes)[number];

/** `won`: the rule made a line. `outranked`: it matches, but another rule of its layer and kind won. */
const ruleOutcomes = ['won', 'outranked', 'unmatched'] as const;

/**
 * The outcome of a rule for one offer. `failed`: the condition that does not match. `found`: the value found instead, which clients put
 * into words: an instant (`valid`), a day (`booking`, `travel`), a number of days, a weekday (1 is Monday), an id (`company`, `supplier`),
 * a currency (`no_rate`), an amount with currency (`fare`), a number of nights, trips such as `CAI-DXB`, otherwise codes, comma-separated; null when there is
 * none. `beaten_by`: the winning rule, and `by`: the deciding criterion (TRAVEL-RULES 26). `of`: the base of a percentage; `total` also
 * when the base is missing (`base_missing`).
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
  /** The condition in which the winner is more specific, when specificity decided. */
  decisive: z.enum(specificConditions).nullable(),
  specificity: z.number().int(),
  priority: z.number().int(),
  created_at: z.iso.datetime(),
  amount: moneySchema.nullable(),
  of: z.enum(['base', 'total']).nullable(),
  base_missing: z.boolean(),
  /** The limit that changed the amount. */
  limited: z.enum(['min', 'max', 'step', 'zero', 'share']).nullable(),
  /**
   * Set when the discount limit reduced the amount: `from` is the amount before (negative, as `amount` is), `share` the limit in percent.
   */
  cut: z.object({ from: moneySchema, share: z.string() }).nullable(),
});
export type ConsideredRule = z.infer<typeof consideredRuleSchema>;

/**
 * Why a price is what it is: the net, converted by `rate`; the lines up to the total; and the outcome of every rule considered. Within each
 * layer and kind the winner comes first, then rules it outranked, then rules that do not match.
 */
export const priceExplanationSchema = z.object({
  /** The instant of pricing, and the revision of the rules. */
  at: z.iso.datetime(),
  revision: z.number().int().nonnegative(),
  /** Null when staff searched for no company; then only rules for everybody apply. */
  company: z.object({ id: idSchema, name: z.string() }).nullable(),
  supplier: z.object({ id: idSchema, name: z.string(), markup_enabled: z.boolean() }),
  currency: z.string(),
  /** Absent for flights. */
  product: z.enum(products).optional(),
  /** The supplier's price. */
  supplier_price: z.object({
    total: moneySchema,
    base: moneySchema.nullable(),
    tax: moneySchema.nullable(),
  }),
  rate: conversionRateSchema,
  net: moneySchema,
  lines: z.array(priceLineSchema.extend({ name: z.string() })),
  /** The supplier's price change since the price was agreed, passed on unchanged in addition to the lines. */
  passed_on: moneySchema.optional(),
  total: moneySchema,
  rules: z.array(consideredRuleSchema),
  /** Names of the companies that own rules, by id. */
  owners: z.record(z.string(), z.string()),
});
export type PriceExplanation = z.infer<typeof priceExplanationSchema>;
