import type { RuleNames } from '@traveldesk/markups-contract';

/** For a rule whose names are unknown or not loaded yet. */
export const noNames: RuleNames = { companies: {}, suppliers: {}, airlines: {}, places: {}, codes: {} };
