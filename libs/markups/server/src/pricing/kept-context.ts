import type { PricedPlace, PricingContext } from '@traveldesk/markups-contract/engine';

/** The part of a pricing context that is stored with a price, as JSON. */
export interface KeptContext extends Omit<PricingContext, 'place'> {
  /**
   * Facts about airports at the time of pricing, by IATA code: later changes, such as a city moved to another country, must not change the
   * explanation. Airports that are missing here, as in older contexts, are looked up now.
   */
  places?: Readonly<Record<string, PricedPlace | null>>;
}
