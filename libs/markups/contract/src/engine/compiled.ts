import type { Product } from '../markup.kinds';
import type { Fraction } from './fraction';
import type { CompiledRules, RuleInForce } from './types';

/** Places grouped by kind. Each zone is the set of its countries. */
export interface CompiledPlaces {
  airports: readonly string[];
  cities: readonly string[];
  countries: readonly string[];
  zones: readonly ReadonlySet<string>[];
}

/** A rule with everything precomputed that does not depend on a search. */
export interface CompiledRule {
  rule: RuleInForce;
  origins: CompiledPlaces | null;
  destinations: CompiledPlaces | null;
  /** In lower case. */
  brands: readonly string[];
  /** Folded names. */
  chains: readonly string[];
  validFrom: number;
  validUntil: number;
  createdAt: number;
  /** Specificity without the `companies` condition, which depends on who pays. */
  weight: number;
  /** The rule's index in the order of weight, priority and age; the lower index wins. */
  place: number;
  percent: Fraction | null;
  tax: Fraction | null;
  /** In the rule's currency. */
  amount: Fraction | null;
  min: Fraction | null;
  max: Fraction | null;
  step: Fraction | null;
  fareMin: Fraction | null;
  fareMax: Fraction | null;
  /** True when the rule has amounts, and so needs a rate for its currency. */
  needsRate: boolean;
  /** A bit mask of the rule's offer conditions for one product, by index in `offerConditions`. */
  asked: number;
  /** True when the number of travelers, flights, rooms or nights changes the amount. */
  counts: boolean;
  /** True when the rule does not apply to a fare without a base. */
  needsBase: boolean;
}

/** The engine's view of the result of `compileRules`. */
export interface Compiled extends CompiledRules {
  rules: Readonly<Record<Product, readonly CompiledRule[]>>;
  discountShare: DiscountShare | null;
}

/** The largest share of the net price that fixed amounts of a discount may take off: `percent` as configured, `part` as a fraction of 1. */
export interface DiscountShare {
  percent: string;
  part: Fraction;
}

/** `condition`: its index in `offerConditions`. */
export const isAsked = ({ asked }: CompiledRule, condition: number): boolean =>
  (asked & (1 << condition)) !== 0;
