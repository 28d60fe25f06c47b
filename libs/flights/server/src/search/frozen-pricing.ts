import type { JourneyType } from '@traveldesk/markups-contract';
import type { CompiledRules, PricedPlace } from '@traveldesk/markups-contract/engine';
import { loadRules, pricingContextFor, rulesAt, type KeptContext } from '@traveldesk/markups-server';
import type { Seller } from '@traveldesk/companies-server';
import type { FlightTools } from '../flights.tools';
import { createPricer, type Pricer } from './pricing';

/**
 * The pricing of a search: company, exchange rates, instant and revision of all rules, as they were when it was opened. Stored with it, so
 * that each price can be recomputed (TRAVEL-RULES 28). `suppliers`: whether rules apply to a supplier.
 */
export interface FrozenPricing extends Omit<KeptContext, 'supplierId' | 'markupEnabled'> {
  revision: number;
  suppliers: Readonly<Record<string, boolean>>;
}

export interface SearchPricing {
  /** Includes the airports learned so far. */
  readonly frozen: FrozenPricing;
  /** Returns null if no exchange rate converts the supplier's currency into that of the search. */
  pricerFor(seller: Pick<Seller, 'id' | 'currency'>): Pricer | null;
  /** Loads the data that rules need of these airports. */
  learn(codes: readonly string[]): Promise<void>;
}

export interface PricedSearch {
  company: { id: string } | null;
  /** The currency of its prices. */
  currency: string;
  journey: JourneyType;
}

type PricingTools = Pick<FlightTools, 'kernel' | 'names'>;

/** Freezes the rules, rates and other data of now. */
export async function pricingNow(
  tools: PricingTools,
  search: PricedSearch,
  sellers: readonly Pick<Seller, 'id' | 'currency' | 'markup_enabled'>[],
): Promise<SearchPricing> {
  const at = new Date();
  return pricingOf(tools, search, sellers, { at, rules: await loadRules(tools.kernel, at) });
}

/** Freezes the rates and other data of the instant `at`, with the rules in force then. */
export async function pricingOf(
  tools: PricingTools,
  search: PricedSearch,
  sellers: readonly Pick<Seller, 'id' | 'currency' | 'markup_enabled'>[],
  { rules, at }: { rules: CompiledRules; at: Date },
): Promise<SearchPricing> {
  const contexts = await pricingContextFor(tools.kernel.db, {
    ...search,
    suppliers: sellers,
    at,
    rules,
    // Airports are learned as offers are read.
    place: () => undefined,
  });
  const [first] = contexts.values();
  if (!first) throw new Error('a search without suppliers cannot be priced');
  const { companies, journey, currency, rates } = first;
  return pricedBy(tools, rules, {
    revision: rules.revision,
    companies,
    journey,
    currency,
    rates,
    at: at.toISOString(),
    suppliers: Object.fromEntries([...contexts].map(([id, { markupEnabled }]) => [id, markupEnabled])),
  });
}

/** Restores the pricing as it was frozen. */
export async function pricingThen(tools: PricingTools, frozen: FrozenPricing): Promise<SearchPricing> {
  const { revision, at } = frozen;
  return pricedBy(tools, await rulesAt(tools.kernel, { revision, at: new Date(at) }), frozen);
}

/** Returns the pricing context of one supplier's offers. */
export function contextOf(
  { suppliers, revision: _, ...shared }: FrozenPricing,
  supplierId: string,
): KeptContext {
  return { ...shared, supplierId, markupEnabled: suppliers[supplierId] ?? true };
}

function pricedBy({ names }: PricingTools, rules: CompiledRules, frozen: FrozenPricing): SearchPricing {
  const places = new Map<string, PricedPlace | null>(Object.entries(frozen.places ?? {}));
  return {
    get frozen() {
      return places.size === 0 ? frozen : { ...frozen, places: Object.fromEntries(places) };
    },
    pricerFor: ({ id, currency }) => {
      if (currency !== frozen.currency && !frozen.rates[currency]) return null;
      return createPricer(rules, {
        ...contextOf(frozen, id),
        place: (code) => places.get(code) ?? undefined,
      });
    },
    learn: async (codes) => {
      const unknown = codes.filter((code) => !places.has(code));
      const found = await names.priced(unknown);
      for (const code of unknown) places.set(code, found.get(code) ?? null);
    },
  };
}
