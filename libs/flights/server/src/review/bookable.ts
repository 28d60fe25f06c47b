import type { Seller } from '@traveldesk/companies-server';
import type { FlightCriteria } from '@traveldesk/flights-contract';
import { actorOf, Problem, seesNet, type Call } from '@traveldesk/shared-server';
import type { FlightTools } from '../flights.tools';
import { requireSpokenTo } from '../protocol';
import type { FrozenPricing } from '../search/frozen-pricing';
import { offerFor, type KeptOffer } from '../search/kept-offer';
import type { TranslatedNames } from '../search/names';
import type { FoundOffer } from '../search/offers.sql';
import { criteriaOf, offerInForce, sellerOf } from './review';
import { findReview, lastAccepted, type Accepted, type Reviewed } from './reviews.sql';
import { revisionOf } from './revision';

/** An offer as its user agreed to it, with everything that made its price. */
export interface BookableOffer {
  kept: KeptOffer;
  names: TranslatedNames;
  pricing: FrozenPricing;
  seller: Seller;
  /** `askedId`: the search that asked the supplier, which sells only one of its offers. */
  search: { id: string; askedId: string; companyId: string | null };
  criteria: FlightCriteria;
}

/**
 * Returns the offer for a booking: as the user saw it under `revision`, and accepted it if it differs from the earlier offer (TRAVEL-RULES
 * 14). Asks no supplier. Throws as documented at `reviewOffer`, and a 422 `offer_not_reviewed` if the user last agreed to another revision.
 */
export async function bookableOffer(
  request: Call,
  tools: FlightTools,
  { id: offerId, revision }: { id: string; revision: string },
): Promise<BookableOffer> {
  const { found, accepted } = await shownOffer(request, tools, offerId);
  const actor = actorOf(request);
  const { userId } = actor;
  if ((accepted?.revision ?? revisionOf(offerFor(found, seesNet(actor)))) !== revision) {
    throw new Problem(422, 'offer_not_reviewed');
  }
  // The same revision may have another net price by now, so the last review of it counts.
  const noted = await findReview(tools.db, { offerId, userId, revision });
  const offer = await toBook(tools, found, noted ?? accepted ?? { content: found, pricing: found.pricing });
  requireSpokenTo(tools.kernel, offer.seller);
  return offer;
}

/** Returns the offer as the user last accepted it, or as the search showed it. Asks no supplier. Throws as documented at `reviewOffer`. */
export async function offerToBook(request: Call, tools: FlightTools, id: string): Promise<BookableOffer> {
  const { found, shown } = await shownOffer(request, tools, id);
  return toBook(tools, found, shown);
}

/** Returns an unexpired offer as it was found, and as the user last saw it. */
export async function shownOffer(
  request: Call,
  tools: FlightTools,
  offerId: string,
): Promise<{ found: FoundOffer; accepted: Accepted | undefined; shown: Reviewed }> {
  const found = await offerInForce(request, tools, offerId);
  const accepted = await lastAccepted(tools.db, { offerId, userId: actorOf(request).userId });
  return { found, accepted, shown: accepted ?? { content: found, pricing: found.pricing } };
}

async function toBook(
  tools: FlightTools,
  found: FoundOffer,
  { content, pricing }: Reviewed,
): Promise<BookableOffer> {
  const { offer, supplier_price, net, lines, ref, travellers, requirements } = content;
  return {
    kept: { offer, supplier_price, net, lines, ref, travellers, requirements },
    names: found.names,
    pricing,
    seller: await sellerOf(tools, found),
    search: { id: found.search.id, askedId: found.search.askedId, companyId: found.search.companyId },
    criteria: criteriaOf(found),
  };
}
