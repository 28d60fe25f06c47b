import type { ConditionCode } from '../explanation';
import type { CompiledRule } from './compiled';
import { isWithin, type PricingScope } from './pricing-scope';
import { weightOfCompany } from './specificity';

/** A condition that is evaluated once per search. */
export interface SearchCondition {
  code: ConditionCode;
  fits(compiled: CompiledRule, scene: PricingScope): boolean;
  /** Returns the value found instead of the required one, as a code or a value. */
  found(scene: PricingScope, compiled: CompiledRule): string | null;
}

/** In the order of `conditionCodes`. */
export const searchConditions: readonly SearchCondition[] = [
  {
    code: 'markup_off',
    fits: (_, { context }) => context.markupEnabled,
    found: () => null,
  },
  {
    code: 'valid',
    fits: ({ validFrom, validUntil }, { at }) => validFrom <= at && at < validUntil,
    found: ({ context }) => context.at,
  },
  {
    // A company's rules apply to bookings of the companies below it, never to its own.
    code: 'owner',
    fits: ({ rule: { layer, owner_id } }, { above }) =>
      layer === 'platform' || (owner_id !== null && (above.get(owner_id) ?? 0) > 0),
    found: () => null,
  },
  {
    code: 'company',
    fits: ({ rule }, { context }) => weightOfCompany(rule, context.companies) !== null,
    found: ({ context }) => context.companies[0]?.id ?? null,
  },
  {
    code: 'company_type',
    fits: ({ rule }, { context }) =>
      rule.company_type === null || rule.company_type === context.companies[0]?.type,
    found: ({ context }) => context.companies[0]?.type ?? null,
  },
  {
    code: 'supplier',
    fits: ({ rule }, { context }) =>
      rule.suppliers.length === 0 || rule.suppliers.includes(context.supplierId),
    found: ({ context }) => context.supplierId,
  },
  {
    code: 'trip_type',
    fits: ({ rule }, { context }) =>
      rule.trip_types.length === 0 || (rule.trip_types as readonly string[]).includes(context.journey),
    found: ({ context }) => context.journey,
  },
  {
    code: 'booking',
    fits: ({ rule }, { day }) => isWithin(day, rule.booking_from, rule.booking_to),
    found: ({ day }) => day,
  },
  {
    code: 'no_rate',
    fits: ({ rule, needsRate }, { exchange }) => !needsRate || exchange.unit(rule.currency) !== null,
    found: (_, { rule }) => rule.currency,
  },
];
