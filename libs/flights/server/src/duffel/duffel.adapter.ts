import type { Money } from '@traveldesk/shared-contract';
import { reasonOfStatus, type StoredRefusal, SupplierFault } from '@traveldesk/suppliers-server';
import { amountOrNull, dataOf, errorsIn, jsonOf, readable } from '@traveldesk/suppliers-server/duffel';
import type {
  SupplierAdapter,
  SupplierBatch,
  SupplierNames,
  SupplierOffers,
  SupplierTerms,
} from '../adapter';
import { byAmount } from './amounts';
import { offerOf } from './offer';
import { offerTexts, type OfferText } from './offer-texts';
import { Unreadable } from './read';
import { offerRequest, supplierTimeout } from './request';

/** Statuses under which the protocol reports that an offer has expired or was sold (SUPPLIER 2); the error code decides. */
export const lostStatuses = [400, 404, 409, 410, 422];
const goneCodes: ReadonlySet<string> = new Set([
  'offer_no_longer_available',
  'offer_request_already_booked',
  'not_found',
]);

/** Duffel's public API, version 2 (SUPPLIER 1 to 5). */
export const duffelAdapter: SupplierAdapter = {
  search: async (call, criteria, terms) => {
    const path = `/air/offer_requests?return_offers=true&supplier_timeout=${supplierTimeout(terms.timeoutMs)}`;
    const request = { method: 'POST', path, body: offerRequest(criteria) } as const;
    // An offer request books nothing, so a second one is harmless.
    const { body } = await call(request, { purpose: 'search', repeatable: true });
    return readable(() => offersOf(body, terms));
  },

  offer: async (call, ref, terms) => {
    const request = { path: `/air/offers/${encodeURIComponent(ref)}` };
    const answer = await call(request, { purpose: 'offer', repeatable: true, allow: lostStatuses });
    if (answer.status >= 300) {
      const { status, said } = answer;
      const loss = lossOf(status, said);
      if (loss) return loss;
      throw new SupplierFault(reasonOfStatus(status) ?? 'rejected', 'maybe', { status, said });
    }
    const names = emptyNames();
    return { offer: readable(() => offerOf(dataOf(answer.body), terms, names)), names };
  },

  errorsIn,
};

export function emptyNames(): SupplierNames {
  return { places: new Map(), airlines: new Map(), aircraft: new Map() };
}

function offersOf(body: string, terms: SupplierTerms): SupplierOffers {
  const wires = offerTexts(body).sort(byAmount);
  const names = emptyNames();
  let next = 0;
  return {
    names,
    read: (count) => {
      const batch: SupplierBatch = { offers: [], dropped: {} };
      for (const wire of wires.slice(next, next + count)) {
        const offer = offerOrCause(wire, terms, names);
        if (typeof offer !== 'string') batch.offers.push(offer);
        else batch.dropped[offer] = (batch.dropped[offer] ?? 0) + 1;
      }
      next += count;
      return batch;
    },
    left: () => Math.max(0, wires.length - next),
    least: () => leastOf(wires, next, terms),
  };
}

/** Offers without an amount in the agreed currency are rejected later, so they do not affect the lower bound. */
function leastOf(
  wires: readonly OfferText[],
  from: number,
  { currency }: Pick<SupplierTerms, 'currency'>,
): Money | null {
  for (let at = from; at < wires.length; at += 1) {
    const least = amountOrNull(wires[at]?.amount ?? null, currency);
    if (least) return least;
  }
  return null;
}

function offerOrCause({ text }: OfferText, terms: SupplierTerms, names: SupplierNames) {
  try {
    return offerOf(jsonOf(text, 'offer'), terms, names);
  } catch (error) {
    if (error instanceof Unreadable) return error.reason;
    throw error;
  }
}

/** Returns why an offer is lost; undefined if the refusal does not say that it is. */
export function lossOf(status: number, said: StoredRefusal | null): 'gone' | 'expired' | undefined {
  const codes = said?.errors.map(({ code }) => code ?? '') ?? [];
  if (codes.includes('offer_expired')) return 'expired';
  return status === 410 || codes.some((code) => goneCodes.has(code)) ? 'gone' : undefined;
}
