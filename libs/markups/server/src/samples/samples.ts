import type { PricedOffer } from '@traveldesk/markups-contract/engine';
import type { Db } from '@traveldesk/shared-server';
import type { KeptContext } from '../pricing/context';

/** Offers of one supplier in one search, as they were priced. */
export interface SampledSearch {
  context: KeptContext;
  offers: readonly PricedOffer[];
}

/**
 * Keeps some of a search's offers for simulations: a few of a supplier, and no second time within the hour what the same company
 * searched on the same route. Of travellers nothing is kept but their types. Throws nothing that a search would have to mind.
 */
export async function keepSamples(_db: Db, _searches: readonly SampledSearch[]): Promise<void> {}
