export { bindRules } from './bind';
export { compileRules } from './compile';
export { explainOffer } from './explain';
export { leastTotal } from './least';
export type { OverlapFacts } from './overlaps/facts';
export { overlapsOf, type FoundOverlap, type FoundOverlaps } from './overlaps/overlaps';
export { alikeOf, priceOffer, totalOf, type Alike } from './price';
export type {
  BoundRules,
  CompiledRules,
  OfferPricing,
  PricedItem,
  PricedOffer,
  PricedPlace,
  PricedRate,
  PricingContext,
  RuleInForce,
  RuleSet,
} from './types';
