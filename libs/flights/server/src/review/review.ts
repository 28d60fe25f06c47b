import { sellersOf, type Seller } from '@traveldesk/companies-server';
import { decodeCriteria, offerChanges, type FlightCriteria, type Review } from '@traveldesk/flights-contract';
import { actorOf, languageOf, notFound, Problem, type Call } from '@traveldesk/shared-server';
import { callsFor } from '../call/calls-for';
import { CallAbandoned, SupplierFault } from '../call/fault';
import type { FlightTools } from '../flights.tools';
import type { SupplierNames, SupplierOffer } from '../adapter';
import { keepOffers, offerFor, seesNet } from '../search/kept-offer';
import { searchedSupplier } from '../search/lines';
import { namesIn } from '../search/names';
import { findOffer, isLongOver, type FoundOffer } from '../search/offers.sql';

/** Seconds after which a supplier that did not answer may be asked again. */
const retryAfter = 10;

/**
 * The offer as its supplier sells it now, beside what was shown before (TRAVEL-RULES 14). Throws a 404 where there is no
 * such offer, or it is another company's; 422 `offer_expired` when its time is over; 422 `offer_gone` when it is not sold
 * any more; 503 `supplier_unavailable` when the supplier does not say.
 */
export async function reviewOffer(
  request: Call,
  tools: FlightTools,
  id: string,
  signal: AbortSignal,
): Promise<Review> {
  const found = await offerInForce(request, tools, id);
  const seller = await sellerOf(tools, found);
  const { offer: theirs, names } = await askAgain(tools, seller, found, signal);
  const { companyId } = found.search;
  const [now] = keepOffers([theirs], {
    ...{ companyId, supplierId: seller.id, supplierKey: seller.key, idOf: () => id },
    ...{ training: found.offer.training, expiresAt: new Date(found.offer.expires_at) },
  });
  if (!now) throw notFound();
  const actor = actorOf(request);
  const withNet = seesNet(actor);
  return {
    offer: offerFor(now, withNet),
    previous: offerFor(found, withNet),
    changes: offerChanges(found.offer, now.offer),
    names: namesIn(
      await tools.names.of([found.offer, now.offer], mergedNames(names, found)),
      languageOf(request),
    ),
    supplier: searchedSupplier(seller, tools.policy),
    search: { id: found.search.id, criteria: criteriaOf(found) },
    requirements: now.requirements,
    checked_at: new Date().toISOString(),
  };
}

/** The offer while it is in force; throws what `reviewOffer` says otherwise. */
export async function offerInForce(request: Call, { db }: FlightTools, id: string): Promise<FoundOffer> {
  const found = await findOffer(db, id, actorOf(request));
  // What is over is deleted, whoever's it was: an id as old as that answers so in any case.
  if (!found) throw isLongOver(id) ? new Problem(422, 'offer_expired') : notFound();
  if (found.offer.expires_at <= new Date().toISOString()) throw new Problem(422, 'offer_expired');
  return found;
}

export function criteriaOf({ search }: Pick<FoundOffer, 'search'>): FlightCriteria {
  const { draft } = decodeCriteria(queryOf(search.query));
  return { ...(draft as FlightCriteria), company_id: search.companyId };
}

/** A kept query as `decodeCriteria` reads one. */
export function queryOf(query: string): URLSearchParams {
  return new URLSearchParams(query);
}

async function sellerOf({ db }: FlightTools, { supplierId, search }: FoundOffer): Promise<Seller> {
  const sellers = await sellersOf(db, 'flights', search.companyId);
  const seller = sellers.find(({ id }) => id === supplierId);
  if (!seller) throw new Problem(422, 'offer_gone');
  return seller;
}

async function askAgain(
  tools: FlightTools,
  seller: Seller,
  { ref, search }: FoundOffer,
  signal: AbortSignal,
): Promise<{ offer: SupplierOffer; names: SupplierNames }> {
  const { key, currency } = seller;
  try {
    const { call, timeoutMs } = await callsFor(tools, {
      ...{ seller, companyId: search.companyId, reference: search.id, signal },
    });
    const found = await tools.adapters[seller.protocol].offer(call, ref, { key, currency, timeoutMs });
    if (!found) throw new Problem(422, 'offer_gone');
    return found;
  } catch (error) {
    if (!(error instanceof SupplierFault || error instanceof CallAbandoned)) throw error;
    throw new Problem(503, 'supplier_unavailable', { params: { name: seller.name }, retryAfter });
  }
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
