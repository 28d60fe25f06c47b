import './markups.tables';

export { markupsServer } from './markups.server';
export { pricingContextFor, type ContextInput } from './pricing/context';
export { explain, type KeptPricing } from './pricing/explain';
export type { KeptContext } from './pricing/kept-context';
export { pricedPlaces } from './pricing/places.sql';
export { loadRules, rulesAt, type RulesKernel } from './pricing/rules';
export { keepSamples, type SampledSearch } from './samples/samples';
