import { sellersOf, type Seller } from '@traveldesk/companies-server';
import {
  decodeCriteria,
  offerChanges,
  type Acceptance,
  type FlightCriteria,
  type Review,
} from '@traveldesk/flights-contract';
import {
  actorOf,
  languageOf,
  notFound,
  Problem,
  type Actor,
  type Call,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import type { SupplierNames } from '../adapter';
import type { FlightTools } from '../flights.tools';
import { keepOffers, offerFor, seesNet, type KeptOffer } from '../search/kept-offer';
import { searchedSupplier } from '../search/lines';
import { namesIn } from '../search/names';
import { findOffer, isLongOver, type FoundOffer } from '../search/offers.sql';
import { askAgain } from './ask-again';
import { acceptReview, lastAccepted, noteReview } from './reviews.sql';
import { revisionOf } from './revision';

/**
 * The offer as its supplier sells it now, beside what was shown or accepted before (TRAVEL-RULES 14). Throws a 404 where
 * there is no such offer, or it is another company's; 422 `offer_expired` when its time is over; 422 `offer_gone` when it is
 * not sold any more; 422 `offer_impossible` when what the supplier answers is not believed; 503 `supplier_unavailable` when the
 * supplier does not say.
 */
export async function reviewOffer(
  request: Call,
  tools: FlightTools,
  id: string,
  signal: AbortSignal,
): Promise<Review> {
  const actor = actorOf(request);
  const found = await offerInForce(request, tools, id);
  const seller = await sellerOf(tools, found);
  const criteria = criteriaOf(found);
  const { offer: theirs, names } = await askAgain(tools, { seller, found, criteria, signal });
  const { companyId } = found.search;
  const [now] = keepOffers([theirs], {
    companyId,
    supplierId: seller.id,
    supplierKey: seller.key,
    idOf: () => id,
    training: found.offer.training,
    expiresAt: new Date(found.offer.expires_at),
  });
  if (!now) throw notFound();
  const withNet = seesNet(actor);
  const { previous, ...compared } = await compare(tools, found, now, actor.userId);
  const checked_at = new Date().toISOString();
  return {
    offer: offerFor(now, withNet),
    previous: offerFor(previous, withNet),
    ...compared,
    names: namesIn(
      await tools.names.of([previous.offer, now.offer], mergedNames(names, found)),
      languageOf(request),
    ),
    supplier: searchedSupplier(seller, tools.policy),
    search: { id: found.search.id, criteria },
    requirements: now.requirements,
    checked_at,
    now: checked_at,
  };
}

/**
 * What is different from what this user has accepted, or was shown by the search. What they have accepted is not asked again
 * for as long as the supplier says the same.
 */
async function compare({ db }: FlightTools, found: FoundOffer, now: KeptOffer, userId: string) {
  const offerId = now.offer.id;
  const revision = revisionOf(now.offer);
  const last = await lastAccepted(db, { offerId, userId });
  const accepted = last?.revision === revision ? last : undefined;
  const previous: KeptOffer = accepted || !last ? found : last.content;
  const changes = offerChanges(previous.offer, now.offer);
  // By the name that is accepted: whatever is asked for must be there to be accepted.
  if (!accepted && revision !== revisionOf(previous.offer)) {
    await noteReview(db, { offerId, userId, searchId: found.search.id, revision, content: now });
  }
  return { previous, changes, revision, accepted_at: accepted?.acceptedAt.toISOString() ?? null };
}

/** Accepts for this user what a review of an offer in force has shown them. Throws a 422 `offer_not_reviewed`. */
export async function acceptOffer(
  tx: Tx,
  record: Recorder,
  { userId }: Actor,
  { id: offerId, revision }: { id: string; revision: string },
): Promise<Acceptance> {
  const at = await acceptReview(tx, { offerId, userId, revision });
  if (!at) throw new Problem(422, 'offer_not_reviewed');
  record({ entity: 'flight_offer', id: offerId, action: 'accept', after: { revision } });
  return { accepted_at: at.toISOString() };
}

/** The offer while it is in force; throws what `reviewOffer` says otherwise. */
export async function offerInForce(request: Call, { db }: FlightTools, id: string): Promise<FoundOffer> {
  const found = await findOffer(db, id, actorOf(request));
  // What is over is deleted, whoever's it was: an id as old as that answers so in any case.
  if (!found) throw isLongOver(id) ? new Problem(422, 'offer_expired') : notFound();
  if (found.offer.expires_at <= new Date().toISOString()) throw new Problem(422, 'offer_expired');
  return found;
}

function criteriaOf({ search }: Pick<FoundOffer, 'search'>): FlightCriteria {
  const { draft } = decodeCriteria(queryOf(search.query));
  return { ...(draft as FlightCriteria), company_id: search.companyId };
}

/** A kept query as `decodeCriteria` reads one. */
function queryOf(query: string): URLSearchParams {
  return new URLSearchParams(query);
}

async function sellerOf({ db }: FlightTools, { supplierId, search }: FoundOffer): Promise<Seller> {
  const sellers = await sellersOf(db, 'flights', search.companyId);
  const seller = sellers.find(({ id }) => id === supplierId);
  if (!seller) throw new Problem(422, 'offer_gone');
  return seller;
}

/** What the supplier calls codes now, and called them before. */
function mergedNames(now: SupplierNames, { names }: FoundOffer): SupplierNames {
  const before = Object.entries(names.places).map(([code, { city, ...place }]) => {
    return [code, { ...place, city: city.en }] as const;
  });
  return {
    places: new Map([...before, ...now.places]),
    airlines: new Map([...Object.entries(names.airlines), ...now.airlines]),
    aircraft: new Map([...Object.entries(names.aircraft), ...now.aircraft]),
  };
}
