import type { PriceExplanation } from '@traveldesk/markups-contract';
import type { PricedOffer } from '@traveldesk/markups-contract/engine';
import { notFound } from '@traveldesk/shared-server';
import type { KeptContext } from './context';
import type { RulesKernel } from './rules';

/** What a price was made of, as it was kept. */
export interface KeptPricing {
  revision: number;
  context: KeptContext;
  offer: PricedOffer;
}

/** Works out anew, from what was kept, why a price is what it is, with all names; the same total as was kept. */
export async function explain(_kernel: RulesKernel, _kept: KeptPricing): Promise<PriceExplanation> {
  throw notFound();
}
