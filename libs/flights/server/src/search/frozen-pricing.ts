import type { JourneyType } from '@traveldesk/markups-contract';
import type { CompiledRules, PricedPlace } from '@traveldesk/markups-contract/engine';
import { loadRules, pricingContextFor, rulesAt, type KeptContext } from '@traveldesk/markups-server';
import type { Seller } from '@traveldesk/companies-server';
import type { FlightTools } from '../flights.tools';
import { createPricer, type Pricer } from './pricing';

/**
 * By what the offers of a search are priced: who pays, rates, instant and revision of all rules, as they stood when it was opened.
 * Kept with it, so that each price can be worked out again (TRAVEL-RULES 28). `suppliers`: of each whether rules price it.
 */
export interface FrozenPricing extends Omit<KeptContext, 'supplierId' | 'markupEnabled'> {
  revision: number;
  suppliers: Readonly<Record<string, boolean>>;
}

export interface SearchPricing {
  /** With what has been learned of airports by then. */
  readonly frozen: FrozenPricing;
  /** Null where no rate is in force by which the supplier's prices become those of the search. */
  pricerFor(seller: Pick<Seller, 'id' | 'currency'>): Pricer | null;
  /** What rules may ask of these airports is known from then on. */
  learn(codes: readonly string[]): Promise<void>;
}

export interface PricedSearch {
  company: { id: string } | null;
  /** What its prices are in. */
  currency: string;
  journey: JourneyType;
}

type PricingTools = Pick<FlightTools, 'kernel' | 'names'>;

/** Freezes rules, rates and all else as of now. */
export async function pricingNow(
  tools: PricingTools,
  search: PricedSearch,
  sellers: readonly Pick<Seller, 'id' | 'currency' | 'markup_enabled'>[],
): Promise<SearchPricing> {
  const at = new Date();
  return pricingOf(tools, search, sellers, { at, rules: await loadRules(tools.kernel, at) });
}

/** Freezes rates and all else as of the instant at which these rules are in force. */
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
  if (!first) throw new Error('a search without suppliers is not priced');
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

/** The same as it stood when it was frozen. */
export async function pricingThen(tools: PricingTools, frozen: FrozenPricing): Promise<SearchPricing> {
  const { revision, at } = frozen;
  return pricedBy(tools, await rulesAt(tools.kernel, { revision, at: new Date(at) }), frozen);
}

/** What is kept of the context of one supplier's offers. */
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
