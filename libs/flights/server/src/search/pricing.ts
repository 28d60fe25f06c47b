import type { OfferPrice } from '@traveldesk/flights-contract';
import { halfUp, minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import type { SupplierOffer } from '../adapter';

/** What a price depends on beside the offer. */
export interface PricingContext {
  /** For whom; null where staff search for no company. */
  companyId: string | null;
  supplierId: string;
}

/** What an offer is sold for. The net price is apart, so that nothing lets it out by accident (TRAVEL-RULES 30). */
export interface Pricing {
  sell: Omit<OfferPrice, 'net'>;
  net: Money;
}

/** The one place where net becomes sell: in integer minor units, and the same for now. */
export function priceOffers(
  offers: readonly Pick<SupplierOffer, 'net' | 'travellers'>[],
  _context: PricingContext,
): Pricing[] {
  return offers.map(({ net, travellers }) => ({
    net: net.total,
    sell: {
      total: net.total,
      per_traveller: shareOf(net.total, travellers.length),
      base: net.base,
      tax: net.tax,
    },
  }));
}

/** One of so many equal parts, rounded half up to the currency's smallest unit (DESIGN 3). */
export function shareOf(total: Money, parts: number): Money {
  return moneyOf(halfUp(minorUnits(total), BigInt(Math.max(1, parts))), total.currency);
}
