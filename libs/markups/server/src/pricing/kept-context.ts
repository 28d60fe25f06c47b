import type { PricedPlace, PricingContext } from '@traveldesk/markups-contract/engine';

/** What of a context is JSON, to be kept with the price. */
export interface KeptContext extends Omit<PricingContext, 'place'> {
  /**
   * What was known of airports when it was priced, by their IATA codes: a city that has been given to another country since changes no
   * reason of a price that is there. Of those that are not in it, as in contexts that were kept before, what is known now counts.
   */
  places?: Readonly<Record<string, PricedPlace | null>>;
}
