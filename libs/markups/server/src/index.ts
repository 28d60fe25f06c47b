import { markupsPermissions } from '@traveldesk/markups-contract';
import type { ServerModule } from '@traveldesk/shared-server';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

export { explain, type KeptPricing } from './pricing/explain';
export { loadRules, rulesAt, type RulesKernel } from './pricing/rules';
export { pricedPlaces, pricingContextFor, type ContextInput, type KeptContext } from './pricing/context';
export { keepSamples, type SampledSearch } from './samples/samples';

/** What prices are made of: rules between what suppliers ask and what companies pay (TRAVEL-RULES 24 to 30). */
export const markupsServer: ServerModule = {
  name: 'markups',
  migrations: {},
  texts: { en, fr, ar },
  permissions: markupsPermissions,
};
