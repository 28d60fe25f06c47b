import type { Fraction } from './fraction';
import type { CompiledRules, RuleInForce } from './types';

/** Places by how they are asked for; `zones` as the countries of each. */
export interface CompiledPlaces {
  airports: readonly string[];
  cities: readonly string[];
  countries: readonly string[];
  zones: readonly ReadonlySet<string>[];
}

/** A rule with all that can be known of it before anybody searches. */
export interface CompiledRule {
  rule: RuleInForce;
  origins: CompiledPlaces | null;
  destinations: CompiledPlaces | null;
  /** In lower case. */
  brands: readonly string[];
  validFrom: number;
  validUntil: number;
  createdAt: number;
  /** But for who pays, which depends on who does. */
  weight: number;
  /** Where it stands among all rules by weight, priority and age: the first wins. */
  place: number;
  percent: Fraction | null;
  tax: Fraction | null;
  /** Amounts of the rule's currency. */
  amount: Fraction | null;
  min: Fraction | null;
  max: Fraction | null;
  step: Fraction | null;
  fareMin: Fraction | null;
  fareMax: Fraction | null;
  /** Whether it has amounts at all, and so needs its currency's rate. */
  needsRate: boolean;
  /** Which offer conditions it has, as bits by their places in `offerConditions`. */
  asked: number;
  /** Whether how many travel or fly changes what it adds. */
  counts: boolean;
  /** Whether it takes nothing where a supplier does not say the base. */
  needsBase: boolean;
}

/** What `compileRules` makes, as the engine reads it. */
export interface Compiled extends CompiledRules {
  rules: readonly CompiledRule[];
  discountShare: DiscountShare | null;
}

/** The most of the net price that a discount takes by fixed amounts: as it is set, and as a part of one. */
export interface DiscountShare {
  percent: string;
  part: Fraction;
}

/** `condition`: its place in `offerConditions`. */
export const isAsked = ({ asked }: CompiledRule, condition: number): boolean =>
  (asked & (1 << condition)) !== 0;
