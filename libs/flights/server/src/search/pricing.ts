import type { OfferPrice } from '@traveldesk/flights-contract';
import type { PriceLine } from '@traveldesk/markups-contract';
import {
  bindRules,
  leastTotal,
  priceOffer,
  type CompiledRules,
  type PricedOffer,
  type PricingContext,
} from '@traveldesk/markups-contract/engine';
import { halfUp, minorUnits, moneyOf, type Money } from '@traveldesk/shared-contract';
import type { BelievedOffer } from '../check/check-offer';
import type { Sold } from './sell-order';

/** The price of an offer. Data for the platform only is kept apart, so that it cannot leak by accident (TRAVEL-RULES 30). */
export interface Pricing {
  sell: Omit<OfferPrice, 'net'>;
  net: Money;
  lines: PriceLine[];
}

/** Prices one supplier's offers in one search: the only place where net prices become selling prices. */
export interface Pricer {
  price(offer: PricedOffer): Pricing;
  /**
   * Returns a lower bound of the selling price, in minor units, of any offer for these travelers that costs the platform at least `net`.
   */
  least(net: Money, travellers: PricedOffer['travellers']): bigint;
}

export function createPricer(rules: CompiledRules, context: PricingContext): Pricer {
  const bound = bindRules(rules, context);
  return {
    price: (offer) => {
      const { net, lines, total, base, tax } = priceOffer(bound, offer);
      return {
        sell: { total, per_traveller: shareOf(total, offer.travellers.length), base, tax },
        net,
        lines,
      };
    },
    least: (net, travellers) => minorUnits(leastTotal(bound, net, travellers)),
  };
}

/** A checked offer with its price; `sell` and `key` determine its order. */
export interface SoldOffer extends Sold {
  offer: BelievedOffer;
  pricing: Pricing;
}

export function soldOffer(offer: BelievedOffer, { price }: Pick<Pricer, 'price'>): SoldOffer {
  const pricing = price(offer);
  return { offer, pricing, sell: minorUnits(pricing.sell.total), key: offer.offer_key };
}

/** Returns one of `parts` equal parts, rounded half up to the currency's minor unit (DESIGN 3). */
export function shareOf(total: Money, parts: number): Money {
  return moneyOf(halfUp(minorUnits(total), BigInt(Math.max(1, parts))), total.currency);
}
