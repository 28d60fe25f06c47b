/** The status that staff set; only active rules are applied. */
export const markupStatuses = ['draft', 'active', 'paused'] as const;
export type MarkupStatus = (typeof markupStatuses)[number];

/** The state shown for a rule: an active one may be awaiting approval, scheduled, or past its validity. */
export const markupStates = ['draft', 'awaiting', 'scheduled', 'active', 'paused', 'ended'] as const;
export type MarkupState = (typeof markupStates)[number];

/** The owner of a rule: the platform, or a company for the companies below it (TRAVEL-RULES 26). */
export const markupLayers = ['platform', 'company'] as const;
export type MarkupLayer = (typeof markupLayers)[number];

/** The three kinds of rules; each makes its own line (TRAVEL-RULES 27). */
export const markupKinds = ['markup', 'service_fee', 'discount'] as const;
export type MarkupKind = (typeof markupKinds)[number];

export const valueTypes = ['percent', 'fixed'] as const;
export type ValueType = (typeof valueTypes)[number];

/** The basis of a percentage: the fare without taxes, or the total. */
export const percentBases = ['base', 'total'] as const;
export type PercentBase = (typeof percentBases)[number];

/** Fallback when the supplier gives no fare without taxes: use the total, or skip the rule. */
export const withoutBase = ['total', 'skip'] as const;
export type WithoutBase = (typeof withoutBase)[number];

/** The multiplier of a fixed amount, a minimum and a maximum (TRAVEL-RULES 25). */
export const markupUnits = ['passenger', 'segment', 'room_night', 'booking'] as const;
export type MarkupUnit = (typeof markupUnits)[number];

/** Treatment of the amount when a ticket is refunded (TRAVEL-RULES 29). */
export const refundTreatments = ['keep', 'return', 'pro_rata'] as const;
export type RefundTreatment = (typeof refundTreatments)[number];

/** The products with prices, and those that a rule prices. */
export const products = ['flight', 'hotel'] as const;
export type Product = (typeof products)[number];
export const ruleProducts = [...products, 'both'] as const;
export type RuleProduct = (typeof ruleProducts)[number];

/** The meals that a hotel's rate includes. */
export const boards = ['room_only', 'breakfast', 'half_board', 'full_board', 'all_inclusive'] as const;
export type Board = (typeof boards)[number];

/** When a hotel's rate is paid: all of it now, a part of it now, or all of it at the property. */
export const paymentTypes = ['pay_now', 'deposit', 'guarantee'] as const;
export type PaymentType = (typeof paymentTypes)[number];

export const areas = ['domestic', 'international'] as const;
export type Area = (typeof areas)[number];

export const journeyTypes = ['oneway', 'roundtrip', 'multi'] as const;
export type JourneyType = (typeof journeyTypes)[number];

export const travellerTypes = ['adult', 'child', 'infant'] as const;
export type TravellerType = (typeof travellerTypes)[number];

export const placeKinds = ['airport', 'city', 'country', 'zone'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Returns the key of a place in a rule's names, such as `airport CAI`. */
export const placeKey = ({ kind, code }: { kind: PlaceKind; code: string }): string => `${kind} ${code}`;

/** `only` lists the airlines that match, `except` those that do not. */
export const airlineModes = ['only', 'except'] as const;
export type AirlineMode = (typeof airlineModes)[number];

/**
 * The conditions that make a rule specific (TRAVEL-RULES 26), weightiest first for each product. Each outweighs all later ones together, so
 * the first condition in which two rules differ decides. `valid_from` and `valid_until` have no weight: they say when a rule applies, not to
 * what.
 */
export const specificConditions = [
  'company',
  'company_type',
  'place',
  'chain',
  'stars',
  'route',
  'plating',
  'marketing',
  'operating',
  'supplier',
  'board',
  'payment_type',
  'nights',
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
