import type { Seller } from '@traveldesk/companies-server';
import type { FlightCriteria } from '@traveldesk/flights-contract';
import { actorOf, Problem, type Call } from '@traveldesk/shared-server';
import type { FlightTools } from '../flights.tools';
import type { FrozenPricing } from '../search/frozen-pricing';
import type { KeptOffer } from '../search/kept-offer';
import type { TranslatedNames } from '../search/names';
import { criteriaOf, offerInForce, sellerOf } from './review';
import { findReview, lastAccepted } from './reviews.sql';
import { revisionOf } from './revision';

/** An offer as somebody agreed to it, and all that its price was made by. */
export interface BookableOffer {
  kept: KeptOffer;
  names: TranslatedNames;
  pricing: FrozenPricing;
  seller: Seller;
  /** `askedId`: the search that asked the supplier, which sells it once, whichever of its offers. */
  search: { id: string; askedId: string; companyId: string | null };
  criteria: FlightCriteria;
}

/**
 * The offer that a booking may be made of: as this user was shown it under `revision`, and has accepted it where it differs from what
 * they had before (TRAVEL-RULES 14). Asks no supplier. Throws what `reviewOffer` says, and 422 `offer_not_reviewed` where this is not
 * what they agreed to last.
 */
export async function bookableOffer(
  request: Call,
  tools: FlightTools,
  { id: offerId, revision }: { id: string; revision: string },
): Promise<BookableOffer> {
  const found = await offerInForce(request, tools, offerId);
  const { userId } = actorOf(request);
  const last = await lastAccepted(tools.db, { offerId, userId });
  if ((last?.revision ?? revisionOf(found.offer)) !== revision) throw new Problem(422, 'offer_not_reviewed');
  // The same to who agrees to it may be another net price by now: what a review has noted last.
  const noted = await findReview(tools.db, { offerId, userId, revision });
  const agreed = noted ?? last ?? { content: found, pricing: found.pricing };
  const { offer, supplier_price, net, lines, ref, travellers, requirements } = agreed.content;
  return {
    kept: { offer, supplier_price, net, lines, ref, travellers, requirements },
    names: found.names,
    pricing: agreed.pricing,
    seller: await sellerOf(tools, found),
    search: { id: found.search.id, askedId: found.search.askedId, companyId: found.search.companyId },
    criteria: criteriaOf(found),
  };
}
