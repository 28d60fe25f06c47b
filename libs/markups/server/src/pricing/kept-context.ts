import type { PricingContext } from '@traveldesk/markups-contract/engine';

/** What of a context is JSON, to be kept with the price. */
export type KeptContext = Omit<PricingContext, 'place'>;
