import { hasOwnAccess, sellersOf, type Seller } from '@traveldesk/companies-server';
import {
  actorOf,
  idInBatch,
  newBatchId,
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
import { insertBatch } from '../search/offers.sql';
import { insertSearch } from '../search/searches.sql';
import { isSoldTo, takesTravellers } from '../search/sellers-for';
import { shownOffer } from './bookable';
import { criteriaOf } from './review';

/** An offer priced for a company, to be stored as a search of its own. */
export interface PricedForCompany {
  /** The original offer. */
  offerId: string;
  company: { id: string; currency: string };
  seller: Seller;
  query: string;
  /** When the supplier was asked. The offer's life starts then; repricing does not extend it (TRAVEL-RULES 13). */
  searchedAt: Date;
  /** The search that asked the supplier. */
  askedId: string;
  kept: KeptOffer;
  names: TranslatedNames;
  pricing: FrozenPricing;
}

/**
 * Reprices an offer that staff found for no company for the company that pays, with current rules and rates and the company's settings at
 * the supplier. Asks no supplier. Throws as documented at `offerInForce`; a 422 `offer_has_payer` if the search was for a company,
 * `offer_not_sold_to` if the company may not buy the offer, `offer_own_access` if the company has its own account at the supplier, where
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
    searchedAt: found.search.createdAt,
    askedId: found.search.askedId,
    kept: pricedAnew(offerId, shown.content, pricing),
    names: found.names,
    pricing: frozen,
  };
}

/** Stores the offer as the only one of a search that no other search shares, and returns the offer's id. */
export async function storeOfferForCompany(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { offerId, company, seller, query, searchedAt, askedId, kept, names, pricing }: PricedForCompany,
): Promise<string> {
  const [searchId, batchId] = [newId(), newBatchId()];
  const id = idInBatch(batchId, 0);
  const { currency } = company;
  // The search is never marked as finished, so equal searches of the company do not share it.
  await insertSearch(tx, {
    id: searchId,
    companyId: company.id,
    query,
    currency,
    createdAt: searchedAt,
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
