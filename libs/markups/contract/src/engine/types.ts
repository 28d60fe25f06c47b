import type { ConversionRate } from '@traveldesk/currencies-contract';
import type { Money } from '@traveldesk/shared-contract';
import type { MarkupRule } from '../markup.shape';
import type { Board, JourneyType, PaymentType, TravellerType } from '../markup.kinds';
import type { ConsideredRule, PriceLine } from '../explanation';

/** One version of a rule, as it is applied. */
export interface RuleInForce extends MarkupRule {
  id: string;
  version: number;
  /** When the rule was first written, an ISO instant in UTC; the newest of equal rules wins (TRAVEL-RULES 26). */
  created_at: string;
}

/** All rules at one revision. `zones`: all countries of each zone, those of nested zones included. */
export interface RuleSet {
  revision: number;
  rules: readonly RuleInForce[];
  zones: ReadonlyMap<string, ReadonlySet<string>>;
  /**
   * The largest percentage of the net price that fixed amounts of a discount may take off, as a decimal text; null at revisions older than
   * this limit.
   */
  discountShare: string | null;
}

/** The fields of a flight that rules can ask for; times are local at the airport. */
export interface PricedSegment {
  origin: string;
  destination: string;
  departing_at: string;
  /** IATA codes of the selling and of the operating airline. */
  carrier: string;
  operated_by: string;
  cabin: string | null;
}

/** The fields of an offer that rules can ask for, and its net price. */
export interface PricedOffer {
  /** The airline that issues the ticket. */
  airline: string;
  slices: readonly {
    fare_brand: string | null;
    segments: readonly PricedSegment[];
  }[];
  travellers: readonly { type: TravellerType }[];
  net: { total: Money; base: Money | null; tax: Money | null };
}

/** The fields of a hotel's rate that rules can ask for, and its net price. A rule does not match a field that it asks for and that is null. */
export interface PricedRate {
  /** The local day of check-in. */
  checkIn: string;
  nights: number;
  rooms: number;
  stars: number | null;
  /** The chain's name as the supplier writes it. */
  chain: string | null;
  /** Our nearest city within 50 km, and the country of the property's address. */
  place: PricedPlace;
  board: Board | null;
  /** Null counts as paid now, so that a price "from" is never the net price. */
  paymentType: PaymentType | null;
  /** True when the supplier pays a commission on the rate. */
  commissionable: boolean;
  /** `base` is null too when the parts do not add up to the total. */
  net: PricedOffer['net'];
}

/** An item that the engine can price: an offer of flights, or a rate of a hotel. */
export type PricedItem = PricedOffer | PricedRate;

/**
 * The city and country of an airport or property, for rules that name cities, countries and zones. `former_codes`: earlier codes of the city; a rule
 * written with one still means that city. Versions of rules are never rewritten, so former codes belong to the place and not to the rule.
 */
export interface PricedPlace {
  city_code: string | null;
  country_code: string | null;
  former_codes?: readonly string[];
}

/** The inputs of a price besides the offer. All but `place` is JSON, so a stored context can be explained later. */
export interface PricingContext {
  /** The paying company, then its ancestors, nearest first; empty when staff search for no company. */
  companies: readonly { id: string; type: 'B2B' | 'B2C' }[];
  supplierId: string;
  /** True when the company's settings at this supplier allow markups. */
  markupEnabled: boolean;
  /** The kind of trip; a stay is priced by the rules for hotels. */
  journey: JourneyType | 'stay';
  /** The instant of pricing. */
  at: string;
  /** The currency of the price. */
  currency: string;
  /** Rates to `currency`, by source currency; a currency that is missing has no rate. */
  rates: Readonly<Record<string, ConversionRate>>;
  /** The place of an airport. */
  place(code: string): PricedPlace | undefined;
}

/**
 * The selling price of an offer or rate, in the context's currency. `net` is converted and rounded on its own; `net` and `lines`, in the order of
 * addition, add up to `total` exactly. `base` and `tax` are the split that a company's users see: the supplier's tax, and the remainder.
 */
export interface OfferPricing {
  net: Money;
  lines: PriceLine[];
  total: Money;
  base: Money | null;
  tax: Money | null;
}

/** The full explanation of one offer's price; its winners are those of `OfferPricing`. */
export interface Trace extends OfferPricing {
  rules: ConsideredRule[];
}

/** Rules compiled by `compileRules`, once per revision. */
export interface CompiledRules {
  readonly revision: number;
  /** Currencies whose rates the rules need. */
  readonly currencies: readonly string[];
}

/** Rules bound to a search and supplier by `bindRules`. */
export interface BoundRules {
  readonly revision: number;
  readonly context: PricingContext;
}
