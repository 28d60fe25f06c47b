import type {
  SupplierAdapter,
  SupplierBatch,
  SupplierNames,
  SupplierOffers,
  SupplierTerms,
} from '../adapter';
import { SupplierFault } from '../call/fault';
import { byAmount } from './amounts';
import { offerOf } from './offer';
import { dataOf, jsonOf, offerTexts, type OfferText } from './offer-texts';
import { object, Unreadable, type Json } from './read';
import { offerRequest, supplierTimeout } from './request';

/** The first offers are few, to be on the screen soon; then more at a time. */
const firstBatch = 25;
const laterBatch = 100;

/** An offer that is over, or was sold: 404, 410, or a 422 that says so (SUPPLIER 2). */
const goneStatuses = [404, 410, 422];
const goneCodes = new Set([
  'offer_no_longer_available',
  'offer_expired',
  'offer_request_already_booked',
  'not_found',
]);

/** Duffel's public API, version 2 (SUPPLIER). */
export const duffelAdapter: SupplierAdapter = {
  search: async (call, criteria, terms) => {
    const path = `/air/offer_requests?return_offers=true&supplier_timeout=${supplierTimeout(terms.timeoutMs)}`;
    const request = { method: 'POST', path, body: offerRequest(criteria) } as const;
    // An offer request books nothing: sent twice it is only answered twice.
    const { body } = await call(request, { purpose: 'search', repeatable: true });
    return readable(() => offersOf(body, criteria.trips.length, terms));
  },

  offer: async (call, ref, terms) => {
    const request = { path: `/air/offers/${encodeURIComponent(ref)}` };
    const answer = await call(request, { purpose: 'offer', repeatable: true, allow: goneStatuses });
    if (answer.status >= 300) {
      if (isGone(answer.status, answer.body)) return null;
      throw new SupplierFault('rejected', answer.status);
    }
    const names = emptyNames();
    const offer = readable(() => offerOf(dataOf(answer.body), terms, names));
    if (offer.net.total.currency !== terms.currency) throw new SupplierFault('wrong_currency');
    return { offer, names };
  },
};

function emptyNames(): SupplierNames {
  return { places: new Map(), airlines: new Map(), aircraft: new Map() };
}

/** What cannot be read as the protocol is a fault of the supplier. */
function readable<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) throw new SupplierFault('malformed');
    throw error;
  }
}

function offersOf(body: string, trips: number, terms: SupplierTerms): SupplierOffers {
  const wires = offerTexts(body).sort(byAmount);
  const names = emptyNames();
  return { names, batches: () => batchesOf(wires, { trips, terms, names }) };
}

interface Reading {
  trips: number;
  terms: SupplierTerms;
  names: SupplierNames;
}

/**
 * The offers that can be read. A supplier none of whose offers can be is at fault as a whole: `malformed`, or
 * `wrong_currency` where that is what all of them are.
 */
function* batchesOf(wires: readonly OfferText[], { trips, terms, names }: Reading): Generator<SupplierBatch> {
  const seen = new Set<string>();
  const now = new Date().toISOString();
  let foreign = 0;
  let taken = 0;
  for (let at = 0; at < wires.length; at += at === 0 ? firstBatch : laterBatch) {
    const size = at === 0 ? firstBatch : laterBatch;
    const batch: SupplierBatch = { offers: [], dropped: 0 };
    for (const wire of wires.slice(at, at + size)) {
      const offer = offerOrNull(wire, terms, names);
      const isForeign = offer !== null && offer.net.total.currency !== terms.currency;
      const fits = offer !== null && offer.slices.length === trips && offer.expires_at > now;
      if (isForeign) foreign += 1;
      // Cheapest first: what comes again is the same thing for more.
      if (!fits || isForeign || seen.has(offer.offer_key)) {
        batch.dropped += 1;
        continue;
      }
      seen.add(offer.offer_key);
      batch.offers.push(offer);
    }
    taken += batch.offers.length;
    yield batch;
  }
  if (wires.length > 0 && taken === 0) {
    throw new SupplierFault(foreign === wires.length ? 'wrong_currency' : 'malformed');
  }
}

function offerOrNull({ text }: OfferText, terms: SupplierTerms, names: SupplierNames) {
  try {
    return offerOf(jsonOf(text, 'offer'), terms, names);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

function isGone(status: number, body: string): boolean {
  if (status !== 422) return true;
  try {
    const { errors } = object(JSON.parse(body), 'body');
    return Array.isArray(errors) && errors.some((error: Json) => goneCodes.has(String(error?.code)));
  } catch {
    return false;
  }
}
