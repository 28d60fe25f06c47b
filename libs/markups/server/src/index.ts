import './markups.tables';

export { markupsServer } from './markups.server';
export { pricingContextFor } from './pricing/context';
export { explain } from './pricing/explain';
export type { KeptContext } from './pricing/kept-context';
export { pricedPlaces } from './pricing/places.sql';
export { fullRefund, calculateRefund, type RefundInput } from './pricing/refund-amount';
export { treatmentsOf } from './pricing/treatments.sql';
export { loadRules, rulesAt } from './pricing/rules';
export { keepSamples } from './samples/samples';
export { samplesOn, type RouteSample } from './samples/samples.sql';
