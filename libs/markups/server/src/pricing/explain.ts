import type { PriceExplanation } from '@traveldesk/markups-contract';
import type { PricedOffer } from '@traveldesk/markups-contract/engine';
import { notFound, type Db } from '@traveldesk/shared-server';
import type { KeptContext } from './context';

/** What a price was made of, as it was kept. */
export interface KeptPricing {
  revision: number;
  context: KeptContext;
  offer: PricedOffer;
}

/** Works out anew, from what was kept, why a price is what it is, with all names; the same total as was kept. */
export async function explain(_db: Db, _kept: KeptPricing): Promise<PriceExplanation> {
  throw notFound();
}
