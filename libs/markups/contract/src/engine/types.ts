import type { ConversionRate } from '@traveldesk/currencies-contract';
import type { Money } from '@traveldesk/shared-contract';
import type { MarkupRule } from '../markup.shape';
import type { JourneyType, TravellerType } from '../markup.kinds';
import type { ConsideredRule, PriceLine } from '../explanation';

/** A rule as it counts: one version of it. */
export interface RuleInForce extends MarkupRule {
  id: string;
  version: number;
  /** When the rule was first written, as an ISO instant in UTC: of equals the newest wins (TRAVEL-RULES 26). */
  created_at: string;
}

/** All rules as they stood at one revision. Of zones all their countries, those of zones in them too. */
export interface RuleSet {
  revision: number;
  rules: readonly RuleInForce[];
  zones: ReadonlyMap<string, ReadonlySet<string>>;
  /**
   * The most percent of the net price that a discount takes by fixed amounts, as a decimal text; null at revisions from before there was
   * such a limit.
   */
  discountShare: string | null;
}

/** A flight of an offer, as far as a rule can ask for it; times are local at the airport. */
export interface PricedSegment {
  origin: string;
  destination: string;
  departing_at: string;
  /** Sells it, and flies it: IATA codes. */
  carrier: string;
  operated_by: string;
  cabin: string | null;
}

/** What of an offer rules can ask for, and what it costs the platform. */
export interface PricedOffer {
  /** Issues the ticket. */
  airline: string;
  slices: readonly {
    fare_brand: string | null;
    segments: readonly PricedSegment[];
  }[];
  travellers: readonly { type: TravellerType }[];
  net: { total: Money; base: Money | null; tax: Money | null };
}

/**
 * What is known of an airport, for rules that name cities, countries and zones. `former_codes`: those that its city had before; a rule
 * that was written with one means the same city. They are known of the place and not written into rules: versions of rules are kept as
 * they are, and a price is explained by what was known when it was made.
 */
export interface PricedPlace {
  city_code: string | null;
  country_code: string | null;
  former_codes?: readonly string[];
}

/** What a price depends on beside the offer. JSON but for `place`, so that a kept one can be explained again. */
export interface PricingContext {
  /** Who pays, then the company above it, and so on; none where staff search for no company. */
  companies: readonly { id: string; type: 'B2B' | 'B2C' }[];
  supplierId: string;
  /** Whether the company's settings at this supplier let rules price it. */
  markupEnabled: boolean;
  journey: JourneyType;
  /** The instant at which it is priced. */
  at: string;
  /** What the price is in. */
  currency: string;
  /** From each currency that is needed to `currency`; one that is not there has no rate. */
  rates: Readonly<Record<string, ConversionRate>>;
  place(code: string): PricedPlace | undefined;
}

/**
 * What an offer is sold for, in the context's currency. `net` is converted and rounded for itself; the lines are in the order
 * in which they were added, and with `net` make `total`, exactly. `base` and `tax` are what a company's users may see: the tax
 * is the supplier's, the base all the rest.
 */
export interface OfferPricing {
  net: Money;
  lines: PriceLine[];
  total: Money;
  base: Money | null;
  tax: Money | null;
}

/** The whole trace of one offer's price; its winners are those of `OfferPricing`. */
export interface Trace extends OfferPricing {
  rules: ConsideredRule[];
}

/** Rules made ready by `compileRules`: once for each revision, for all searches. */
export interface CompiledRules {
  readonly revision: number;
  /** Codes of the currencies whose rates the rules need. */
  readonly currencies: readonly string[];
}

/** Rules of which all is decided that a search decides: once for each search and supplier. */
export interface BoundRules {
  readonly revision: number;
  readonly context: PricingContext;
}
