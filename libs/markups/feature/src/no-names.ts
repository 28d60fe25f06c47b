import type { RuleNames } from '@traveldesk/markups-contract';

/** Of a rule whose names are not known, or not yet. */
export const noNames: RuleNames = { companies: {}, suppliers: {}, airlines: {}, places: {}, codes: {} };
