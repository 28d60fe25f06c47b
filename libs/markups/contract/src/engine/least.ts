import { halfUp, moneyOf, type Money } from '@traveldesk/shared-contract';
import type { Bound } from './bind';
import { countTravellers } from './offer.facts';
import type { BoundRules, PricedOffer } from './types';

/**
 * Returns a lower bound, in the context's currency, of the selling price of every offer whose net total is at least `net`. The bound grows
 * with the net, so a reader that takes offers in order of net knows when it has seen the cheapest ones. Pass the `travellers` of the
 * offers, when known, for a tighter bound. The base counts as a part of the total, which is checked for every offer. Throws a RangeError
 * when the net's currency has no rate.
 */
export function leastTotal(
  boundRules: BoundRules,
  net: Money,
  travellers?: PricedOffer['travellers'],
): Money {
  const { scene, floors } = boundRules as Bound;
  let price = scene.exchange.exact(net);
  for (const floor of floors(travellers ? countTravellers(travellers) : null)) price = floor(price);
  return moneyOf(halfUp(price.up, price.down), scene.context.currency);
}
