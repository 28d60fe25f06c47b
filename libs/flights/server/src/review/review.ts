import { isDeepStrictEqual } from 'node:util';
import { findCompany, sellersOf, type Seller } from '@traveldesk/companies-server';
import {
  decodeCriteria,
  offerChanges,
  type Acceptance,
  type Buyer,
  type FlightCriteria,
  type Review,
} from '@traveldesk/flights-contract';
import { searchedSupplier } from '@traveldesk/suppliers-server';
import {
  actorOf,
  languageOf,
  notFound,
  Problem,
  seesNet,
  type Actor,
  type Call,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import type { SupplierNames } from '../adapter';
import type { FlightTools } from '../flights.tools';
import { codesOf } from '../check/airports';
import { pricingNow, type SearchPricing } from '../search/frozen-pricing';
import { keptOffer, offerFor, type KeptOffer } from '../search/kept-offer';
import { inLanguage, namesIn } from '../search/names';
import type { Pricer } from '../search/pricing';
import { findOffer, isLongOver, type FoundOffer } from '../search/offers.sql';
import { askAgain } from './ask-again';
import { originOf } from './price-origin';
import { acceptReview, lastAccepted, noteReview, type Reviewed } from './reviews.sql';
import { revisionOf } from './revision';

/**
 * Compares the supplier's current offer with what the user saw or accepted before (TRAVEL-RULES 14). Throws a 404 if there is no such offer
 * or it belongs to another company; 422 `offer_expired`; 422 `offer_gone` if it is no longer sold; 422 `offer_no_rate` if no exchange rate
 * is in force for its price; 422 `offer_impossible` if the supplier's answer fails the checks; 503 `supplier_unavailable` if the supplier
 * does not answer.
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
  const pricing = await pricingAgain(tools, seller, found, criteria);
  const { offer: theirs, names } = await askAgain(tools, { seller, found, criteria, signal });
  await pricing.learn(codesOf([theirs]));
  const now = keptOffer(
    id,
    { offer: theirs, pricing: pricing.price(theirs) },
    {
      supplierKey: seller.key,
      training: found.offer.training,
      expiresAt: new Date(found.offer.expires_at),
    },
  );
  const { previous, ...compared } = await compare(tools, actor, { found, seller, now, pricing });
  const checked_at = new Date().toISOString();
  return {
    offer: offerFor(now, seesNet(actor)),
    previous,
    ...compared,
    names: namesIn(
      await tools.names.of([previous, now.offer], mergedNames(names, found)),
      languageOf(request),
    ),
    supplier: searchedSupplier(seller, tools.policy),
    search: { id: found.search.id, criteria, company: await buyerOf(tools, found, actor) },
    requirements: now.requirements,
    checked_at,
    now: checked_at,
  };
}

/** Returns the company of the search; null if staff searched for no company. */
async function buyerOf({ db }: FlightTools, { search }: FoundOffer, actor: Actor): Promise<Buyer | null> {
  const company = search.companyId === null ? undefined : await findCompany(db, search.companyId, actor);
  return company ? { id: company.id, name: company.name } : null;
}

interface Again extends Pick<SearchPricing, 'learn' | 'frozen'>, Pick<Pricer, 'price'> {}

/** Prices by current rules and rates, in the currency of the search. */
async function pricingAgain(
  tools: FlightTools,
  seller: Seller,
  { search, pricing: { currency } }: FoundOffer,
  { type: journey }: FlightCriteria,
): Promise<Again> {
  const company = search.companyId === null ? null : { id: search.companyId };
  const { pricerFor, ...pricing } = await pricingNow(tools, { company, currency, journey }, [seller]);
  const pricer = pricerFor(seller);
  if (!pricer) throw new Problem(422, 'offer_no_rate', { params: { name: seller.name } });
  return { ...pricing, ...pricer };
}

interface Compared {
  found: FoundOffer;
  seller: Seller;
  now: KeptOffer;
  pricing: Again;
}

/**
 * Compares the offer with the one that the user accepted, or that the search showed. An accepted offer needs no new acceptance while it
 * stays the same.
 */
async function compare(tools: FlightTools, actor: Actor, { found, seller, now, pricing }: Compared) {
  const { db } = tools;
  const { userId } = actor;
  const shown = (kept: KeptOffer) => offerFor(kept, seesNet(actor));
  const offerId = now.offer.id;
  const revision = revisionOf(shown(now));
  const last = await lastAccepted(db, { offerId, userId });
  const accepted = last?.revision === revision ? last : undefined;
  const before: Reviewed = accepted || !last ? { content: found, pricing: found.pricing } : last;
  const previous = shown(before.content);
  const changes = offerChanges(previous, shown(now), await originOf(tools, seller, before, now));
  // Stores the review, so that the user can accept its revision and staff can explain its price.
  if (revision !== revisionOf(previous) || !isPricedAlike(before.content, now)) {
    const review = { searchId: found.search.id, revision, content: now, pricing: pricing.frozen };
    await noteReview(db, { offerId, userId, ...review });
  }
  return { previous, changes, revision, accepted_at: accepted?.acceptedAt.toISOString() ?? null };
}

function isPricedAlike(one: KeptOffer, other: KeptOffer): boolean {
  const costOf = ({ supplier_price, net, lines }: KeptOffer) => ({ supplier_price, net, lines });
  return isDeepStrictEqual(costOf(one), costOf(other));
}

/** Accepts the revision of an unexpired offer that a review showed to the user. Throws a 422 `offer_not_reviewed`. */
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

/** Returns an unexpired offer; otherwise throws as documented at `reviewOffer`. */
export async function offerInForce(request: Call, { db }: FlightTools, id: string): Promise<FoundOffer> {
  const found = await findOffer(db, id, actorOf(request));
  // Expired offers are deleted, so an old id gives the same answer whoever owned it.
  if (!found) throw isLongOver(id) ? new Problem(422, 'offer_expired') : notFound();
  if (found === 'over') throw new Problem(422, 'offer_expired');
  if (found.offer.expires_at <= new Date().toISOString()) throw new Problem(422, 'offer_expired');
  return found;
}

export function criteriaOf({ search }: Pick<FoundOffer, 'search'>): FlightCriteria {
  const { draft } = decodeCriteria(queryOf(search.query));
  return { ...(draft as FlightCriteria), company_id: search.companyId };
}

/** Parses a stored query for `decodeCriteria`. */
function queryOf(query: string): URLSearchParams {
  return new URLSearchParams(query);
}

/** Returns the supplier of the offer. Throws a 422 `offer_gone` if the company may no longer buy from it. */
export async function sellerOf({ db }: FlightTools, { supplierId, search }: FoundOffer): Promise<Seller> {
  const sellers = await sellersOf(db, 'flights', search.companyId);
  const seller = sellers.find(({ id }) => id === supplierId);
  if (!seller) throw new Problem(422, 'offer_gone');
  return seller;
}

/** Merges the supplier's names of codes, of now and of the search. */
function mergedNames(now: SupplierNames, { names }: FoundOffer): SupplierNames {
  const before = Object.entries(names.places).map(
    ([code, { name, city, ...place }]) =>
      [code, { ...place, name: inLanguage(name, 'en'), city: city.en }] as const,
  );
  const airlines = Object.entries(names.airlines).map(
    ([code, name]) => [code, inLanguage(name, 'en')] as const,
  );
  return {
    places: new Map([...before, ...now.places]),
    airlines: new Map([...airlines, ...now.airlines]),
    aircraft: new Map([...Object.entries(names.aircraft), ...now.aircraft]),
  };
}
