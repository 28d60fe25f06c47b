/** What a rule is good for at this moment, as staff set it: only an active one prices anything. */
export const markupStatuses = ['draft', 'active', 'paused'] as const;
export type MarkupStatus = (typeof markupStatuses)[number];

/**
 * What has become of a rule: an active one may wait for its second person or for its day, and may have had it. `deleted` ones are
 * kept for the prices that they made.
 */
export const markupStates = ['draft', 'awaiting', 'scheduled', 'active', 'paused', 'ended'] as const;
export type MarkupState = (typeof markupStates)[number];

/** Whose rule it is: the platform's, or that of a company for those below it (TRAVEL-RULES 26). */
export const markupLayers = ['platform', 'company'] as const;
export type MarkupLayer = (typeof markupLayers)[number];

/** Three different things, each a line of its own (TRAVEL-RULES 27). */
export const markupKinds = ['markup', 'service_fee', 'discount'] as const;
export type MarkupKind = (typeof markupKinds)[number];

export const valueTypes = ['percent', 'fixed'] as const;
export type ValueType = (typeof valueTypes)[number];

/** Of what a percentage is taken: the fare without taxes, or all that has to be paid. */
export const percentBases = ['base', 'total'] as const;
export type PercentBase = (typeof percentBases)[number];

/** What a rule does where a supplier does not say the fare without taxes: take the total instead, or nothing. */
export const withoutBase = ['total', 'skip'] as const;
export type WithoutBase = (typeof withoutBase)[number];

/** What a fixed amount, a minimum and a maximum are multiplied by (TRAVEL-RULES 25). */
export const markupUnits = ['passenger', 'segment', 'booking'] as const;
export type MarkupUnit = (typeof markupUnits)[number];

/** What becomes of the amount when a ticket is refunded (TRAVEL-RULES 29). */
export const refundTreatments = ['keep', 'return', 'pro_rata'] as const;
export type RefundTreatment = (typeof refundTreatments)[number];

export const areas = ['domestic', 'international'] as const;
export type Area = (typeof areas)[number];

export const journeyTypes = ['oneway', 'roundtrip', 'multi'] as const;
export type JourneyType = (typeof journeyTypes)[number];

export const travellerTypes = ['adult', 'child', 'infant'] as const;
export type TravellerType = (typeof travellerTypes)[number];

export const placeKinds = ['airport', 'city', 'country', 'zone'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** `airport CAI`: what a place is known by among the names of a rule. */
export const placeKey = ({ kind, code }: { kind: PlaceKind; code: string }): string => `${kind} ${code}`;

/** Whether an airline list names all that count, or all that do not. */
export const airlineModes = ['only', 'except'] as const;
export type AirlineMode = (typeof airlineModes)[number];

/**
 * What makes a rule specific (TRAVEL-RULES 26), the weightiest first: each condition outweighs all those after it together, so that
 * of two rules the first condition decides in which they differ. `valid_from` and `valid_until` weigh nothing: they say when a rule
 * counts, and not for what.
 */
export const specificConditions = [
  'company',
  'company_type',
  'route',
  'plating',
  'marketing',
  'operating',
  'supplier',
  'area',
  'trip_type',
  'cabin',
  'fare_brand',
  'passengers',
  'travel',
  'days_before',
  'weekday',
  'booking',
  'fare',
] as const;
export type SpecificCondition = (typeof specificConditions)[number];
