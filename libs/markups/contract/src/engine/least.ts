import { halfUp, moneyOf, type Money } from '@traveldesk/shared-contract';
import type { Bound } from './bind';
import { countTravellers } from './offer.facts';
import type { BoundRules, PricedOffer } from './types';

/**
 * A price below which no offer of this search is sold whose net total is that or more, in the context's currency. The greater the
 * net, the greater; so that who reads offers by their net knows when the cheapest ones have been read. `travellers`, where they are
 * known, make it sharper: those of all the offers. What a supplier calls the base is taken to be a part of the total, as is checked
 * of every offer. Throws a RangeError where the net's currency has no rate.
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
