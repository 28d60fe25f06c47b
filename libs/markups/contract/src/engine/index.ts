export type {
  OfferPricing,
  PricedOffer,
  PricedPlace,
  PricedSegment,
  PricingContext,
  RuleInForce,
  RuleSet,
  Trace,
} from './types';
