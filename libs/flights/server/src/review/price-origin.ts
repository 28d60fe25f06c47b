import type { Seller } from '@traveldesk/companies-server';
import type { PriceOrigin } from '@traveldesk/flights-contract';
import type { Money } from '@traveldesk/shared-contract';
import { codesOf } from '../check/airports';
import type { FlightTools } from '../flights.tools';
import { pricingThen } from '../search/frozen-pricing';
import { factsOf, type KeptOffer } from '../search/kept-offer';
import type { Reviewed } from './reviews.sql';

/**
 * Whose the change of a price is; null where it is the same. What the supplier sells now is priced by the rules and rates of then:
 * what that differs by is the supplier's, and what is left is ours.
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
  // The supplier is paid in another currency than then: what it would have cost cannot be told.
  if (!pricer) return 'both';
  await then.learn(codesOf([now.offer]));
  const { total } = pricer.price(factsOf(now)).sell;
  if (isSame(total, was)) return 'ours';
  return isSame(total, is) ? 'supplier' : 'both';
}

function isSame(one: Money, other: Money): boolean {
  return one.amount === other.amount && one.currency === other.currency;
}
