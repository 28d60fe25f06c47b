import type { PriceExplanation } from '@traveldesk/markups-contract';
import { explain } from '@traveldesk/markups-server';
import { netPricePermission } from '@traveldesk/shared-contract';
import { actorOf, notFound, Problem, seesNet, type Call } from '@traveldesk/shared-server';
import type { FlightTools } from '../flights.tools';
import { contextOf, type FrozenPricing } from '../search/frozen-pricing';
import { factsOf, type KeptOffer } from '../search/kept-offer';
import type { FoundOffer } from '../search/offers.sql';
import { offerInForce } from './review';
import { findReview, lastAccepted, type Reviewed } from './reviews.sql';
import { revisionOf } from './revision';

/**
 * Explains the price of an offer as listed to the user, or as a review showed it under `revision`, recomputed from the stored data. Throws
 * a 403 for everybody but staff, whatever their permissions; a 404 if there is no such offer or review; a 422 `offer_expired`.
 */
export async function explainOffer(
  request: Call,
  tools: FlightTools,
  { id, revision }: { id: string; revision?: string | undefined },
): Promise<PriceExplanation> {
  const actor = actorOf(request);
  if (!seesNet(actor)) {
    const params = { permission: netPricePermission };
    throw new Problem(403, 'forbidden', { params, permissions: [netPricePermission] });
  }
  const found = await offerInForce(request, tools, id);
  const { content, pricing } = await shownTo(tools, actor.userId, found, revision);
  return explainKept(tools, { kept: content, pricing, supplierId: found.supplierId });
}

async function shownTo(
  { db }: FlightTools,
  userId: string,
  found: FoundOffer,
  revision: string | undefined,
): Promise<Reviewed> {
  const whose = { offerId: found.offer.id, userId };
  const listed: Reviewed = (await lastAccepted(db, whose)) ?? { content: found, pricing: found.pricing };
  if (revision === undefined) return listed;
  const reviewed = await findReview(db, { ...whose, revision });
  if (reviewed) return reviewed;
  // A review that equals the list is not stored.
  if (revision === revisionOf(listed.content.offer)) return listed;
  throw notFound();
}

/** Explains the price of an offer that was stored elsewhere, for example by a booking, recomputed from its pricing. */
export function explainKept(
  tools: Pick<FlightTools, 'kernel'>,
  { kept, pricing, supplierId }: { kept: KeptOffer; pricing: FrozenPricing; supplierId: string },
): Promise<PriceExplanation> {
  return explain(tools.kernel, {
    revision: pricing.revision,
    context: contextOf(pricing, supplierId),
    offer: factsOf(kept),
  });
}
