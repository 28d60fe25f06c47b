import type { Seller } from '@traveldesk/companies-server';
import type { PriceOrigin } from '@traveldesk/flights-contract';
import type { Money } from '@traveldesk/shared-contract';
import { codesOf } from '../check/airports';
import type { FlightTools } from '../flights.tools';
import { pricingThen } from '../search/frozen-pricing';
import { factsOf, type KeptOffer } from '../search/kept-offer';
import type { Reviewed } from './reviews.sql';

/**
 * Returns the cause of a price change; null if the price is the same. The supplier's current offer is priced by the old rules and rates: a
 * difference then comes from the supplier, the rest from us.
 */
export async function originOf(
  tools: Pick<FlightTools, 'kernel' | 'names'>,
  seller: Pick<Seller, 'id' | 'currency'>,
  before: Reviewed,
  now: KeptOffer,
): Promise<PriceOrigin | null> {
  const [was, is] = [before.content.offer.price.total, now.offer.price.total];
  if (isSame(was, is)) return null;
  const then = await pricingThen(tools, before.pricing);
  const pricer = then.pricerFor(seller);
  // The supplier's currency has changed, so the old pricing cannot be applied.
  if (!pricer) return 'both';
  await then.learn(codesOf([now.offer]));
  const { total } = pricer.price(factsOf(now)).sell;
  if (isSame(total, was)) return 'ours';
  return isSame(total, is) ? 'supplier' : 'both';
}

function isSame(one: Money, other: Money): boolean {
  return one.amount === other.amount && one.currency === other.currency;
}
