import { flightsOnly, type MarkupRule } from '@traveldesk/markups-contract';

type Added = keyof typeof flightsOnly;

/** A rule as a version stores it. Versions from before hotels lack the fields that came with them. */
export type KeptRule = Omit<MarkupRule, Added> & Partial<Pick<MarkupRule, Added>>;

/** Returns a stored rule with all fields. Versions are never rewritten (ADR 79), so each reader adds what is missing. */
export const ruleIn = (kept: KeptRule): MarkupRule => ({ ...flightsOnly, ...kept });
