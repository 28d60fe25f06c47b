import { hasOwnAccess, sellersOf, type Seller } from '@traveldesk/companies-server';
import {
  actorOf,
  newId,
  Problem,
  type Actor,
  type Call,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import { codesOf } from '../check/airports';
import type { FlightTools } from '../flights.tools';
import { pricingNow, type FrozenPricing } from '../search/frozen-pricing';
import { factsOf, pricedAnew, type KeptOffer } from '../search/kept-offer';
import type { TranslatedNames } from '../search/names';
import { newBatchId, offerIdOf } from '../search/offer-ids';
import { insertBatch } from '../search/offers.sql';
import { insertSearch } from '../search/searches.sql';
import { isSoldTo, takesTravellers } from '../search/sellers-for';
import { shownOffer } from './bookable';
import { criteriaOf } from './review';

/** An offer priced for a company, to be kept as a search of its own. */
export interface PricedForCompany {
  /** The offer that it was made of. */
  offerId: string;
  company: { id: string; currency: string };
  seller: Seller;
  query: string;
  /** When the supplier was asked: the offer lives from then on, and no longer for being priced anew (TRAVEL-RULES 13). */
  /** The search that asked the supplier. */
  askedId: string;
  searchedAt: Date;
  /** The search that asked its supplier. */
  askedId: string;
  kept: KeptOffer;
  names: TranslatedNames;
  pricing: FrozenPricing;
}

/**
 * The offer that staff found for no company, priced anew for the one that pays, by the rules and rates of now and its settings at the
 * supplier. Asks no supplier. Throws what `offerInForce` says; a 422 `offer_has_payer` where it was searched for a company already,
 * `offer_not_sold_to` where it is not sold to this one, `offer_own_access` where this one buys there by an account of its own, in which
 * the offer does not exist, and `offer_no_rate`.
 */
export async function priceForCompany(
  request: Call,
  tools: FlightTools,
  { offerId, company }: { offerId: string; company: { id: string; name: string; currency: string } },
): Promise<PricedForCompany> {
  const { db } = tools;
  const { found, shown } = await shownOffer(request, tools, offerId);
  if (actorOf(request).type !== 'staff' || found.search.companyId !== null) {
    throw new Problem(422, 'offer_has_payer');
  }
  const criteria = criteriaOf(found);
  const sellers = await sellersOf(db, 'flights', company.id);
  const seller = sellers.find(({ id }) => id === found.supplierId);
  const isSold =
    seller?.cabins.includes(criteria.cabin) &&
    takesTravellers(seller, criteria) &&
    isSoldTo(seller, shown.content.offer, criteria.cabin);
  if (!seller || !isSold) throw new Problem(422, 'offer_not_sold_to', { params: { name: company.name } });
  if (await hasOwnAccess(db, { companyId: company.id, supplierId: seller.id })) {
    throw new Problem(422, 'offer_own_access', { params: { name: company.name, supplier: seller.name } });
  }
  const priced = { company, currency: company.currency, journey: criteria.type };
  const { pricerFor, learn, frozen } = await pricingNow(tools, priced, [seller]);
  const pricer = pricerFor(seller);
  if (!pricer) throw new Problem(422, 'offer_no_rate', { params: { name: seller.name } });
  await learn(codesOf([shown.content.offer]));
  const pricing = pricer.price(factsOf(shown.content));
  return {
    offerId,
    company,
    seller,
    query: found.search.query,
    askedId: found.search.askedId,
    searchedAt: found.search.createdAt,
    askedId: found.search.askedId,
    kept: pricedAnew(offerId, shown.content, pricing),
    names: found.names,
    pricing: frozen,
  };
}

/** Keeps it, as the only offer of a search that nobody else finds, and answers its id. */
export async function keepForCompany(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { offerId, company, seller, query, searchedAt, askedId, kept, names, pricing }: PricedForCompany,
): Promise<string> {
  const [searchId, batchId] = [newId(), newBatchId()];
  const id = offerIdOf(batchId, 0);
  const { currency } = company;
  // It never ends, so it is no answer to who searches the same for this company.
  await insertSearch(tx, {
    id: searchId,
    companyId: company.id,
    query,
    currency,
    createdAt: searchedAt,
    askedId,
    pricing,
    askedId,
  });
  await insertBatch(tx, {
    id: batchId,
    searchId,
    supplierId: seller.id,
    expiresAt: new Date(kept.offer.expires_at),
    batch: { supplier: seller.key, offers: [{ ...kept, offer: { ...kept.offer, id } }], names },
  });
  record({
    entity: 'flight_offer',
    id,
    action: 'price_for_company',
    after: { of: offerId, company: company.id },
  });
  return id;
}
