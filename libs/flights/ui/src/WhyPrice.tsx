import type { Offer } from '@traveldesk/flights-contract';
import { WhyThisPriceButton } from '@traveldesk/markups-ui';
import { useLazyFlightsPriceExplanationQuery } from './why-price.api';

export interface WhyPriceProps {
  offer: Pick<Offer, 'id' | 'price'>;
  /** The revision, if a review shows the price. */
  revision?: string;
}

/** "Why this price?" button of an offer, for users who see its net price (TRAVEL-RULES 30). */
export function WhyPrice({ offer: { id, price }, revision }: WhyPriceProps) {
  const [explain] = useLazyFlightsPriceExplanationQuery();
  if (!price.net) return null;
  return <WhyThisPriceButton load={() => explain({ id, revision }).unwrap()} />;
}
