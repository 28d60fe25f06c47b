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

/** What an offer is sold for. What only the platform knows is apart, so that nothing lets it out by accident (TRAVEL-RULES 30). */
export interface Pricing {
  sell: Omit<OfferPrice, 'net'>;
  net: Money;
  lines: PriceLine[];
}

/** Prices the offers of one supplier in one search: the one place where net becomes sell. */
export interface Pricer {
  price(offer: PricedOffer): Pricing;
  /** Minor units of the price's currency: for less no offer for these is sold that costs the platform so much or more. */
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

/** An offer that is believed, and what it is sold for; `sell` and `key` are what it is put in order by. */
export interface SoldOffer extends Sold {
  offer: BelievedOffer;
  pricing: Pricing;
}

export function soldOffer(offer: BelievedOffer, { price }: Pick<Pricer, 'price'>): SoldOffer {
  const pricing = price(offer);
  return { offer, pricing, sell: minorUnits(pricing.sell.total), key: offer.offer_key };
}

/** One of so many equal parts, rounded half up to the currency's smallest unit (DESIGN 3). */
export function shareOf(total: Money, parts: number): Money {
  return moneyOf(halfUp(minorUnits(total), BigInt(Math.max(1, parts))), total.currency);
}
