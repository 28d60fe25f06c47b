import type { Seller } from '@traveldesk/companies-server';
import { keepSamples } from '@traveldesk/markups-server';
import type { FlightTools } from '../flights.tools';
import { contextOf, type FrozenPricing } from './frozen-pricing';
import { factsOf, type KeptOffer } from './kept-offer';

/** Samples per supplier, spread from the cheapest to the most expensive. */
const most = 25;

/** Collects a sample of a search's offers for simulations of rules. It contains only the travelers' types. */
export function createSampler(frozen: FrozenPricing) {
  const noted = new Map<string, KeptOffer[]>();
  return {
    see: ({ id }: Pick<Seller, 'id'>, offers: readonly KeptOffer[]): void => {
      const all = noted.get(id);
      if (all) all.push(...offers);
      else noted.set(id, [...offers]);
    },
    /** Runs in the background, after the search has finished. */
    keep: ({ db, log }: Pick<FlightTools, 'db' | 'log'>): void => {
      const samples = [...noted].map(([supplierId, offers]) => ({
        context: contextOf(frozen, supplierId),
        offers: thinned(offers).map(factsOf),
      }));
      if (samples.length === 0) return;
      keepSamples(db, samples).catch((error: unknown) =>
        log.warn({ err: error }, 'a sample of a search could not be stored'),
      );
    },
  };
}

function thinned(offers: readonly KeptOffer[]): KeptOffer[] {
  const step = Math.max(1, (offers.length - 1) / (most - 1));
  const places = Array.from({ length: Math.min(most, offers.length) }, (_, at) => Math.round(at * step));
  return places.flatMap((place) => offers[place] ?? []);
}
