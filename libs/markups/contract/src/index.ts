export { markupsPermissions, markupPermissions, zonePermissions } from './permissions';
export { markupPaths, markupSettingsPaths, zonePaths } from './paths';
export {
  markupExportQuerySchema,
  markupInputSchema,
  markupPageSchema,
  markupQuerySchema,
  markupRuleSchema,
  markupSchema,
  type Markup,
  type MarkupInput,
  type MarkupQuery,
  type RuleNames,
} from './markup';
export { blankRule, flightsOnly } from './blank-rule';
export type { MarkupRule } from './markup.shape';
export { hasField, placeKindsFor, unitsFor, withProduct } from './markup.products';
export { isAmountAbove, isPercentAbove, limitedAmounts, limitNights } from './markup.limits';
export type { LimitedAmount } from './markup.limits';
export type { AirlineCondition, CompanyRef, PlaceRef } from './markup.fields';
export {
  airlineModes,
  areas,
  boards,
  journeyTypes,
  markupKinds,
  markupLayers,
  markupStates,
  markupStatuses,
  paymentTypes,
  percentBases,
  placeKey,
  placeKinds,
  products,
  refundTreatments,
  ruleProducts,
  specificConditions,
  travellerTypes,
  valueTypes,
  withoutBase,
  type Board,
  type JourneyType,
  type MarkupKind,
  type MarkupLayer,
  type MarkupState,
  type MarkupStatus,
  type PaymentType,
  type PlaceKind,
  type Product,
  type RuleProduct,
  type TravellerType,
} from './markup.kinds';
export {
  markupReturnDoneSchema,
  markupReturnInputSchema,
  markupStatusInputSchema,
  markupVersionPageSchema,
  markupVersionQuerySchema,
  type MarkupVersion,
  type VersionState,
} from './version';
export {
  zoneInputSchema,
  zonePageSchema,
  zoneQuerySchema,
  zoneSchema,
  type Zone,
  type ZoneInput,
  type ZoneQuery,
} from './zone';
export {
  markupSettingsInputSchema,
  markupSettingsSchema,
  type MarkupSettings,
  type MarkupSettingsInput,
} from './settings';
export {
  conditionCodes,
  priceExplanationSchema,
  type ConditionCode,
  type ConsideredRule,
  type PriceExplanation,
  type PriceLine,
} from './explanation';
export { simulationInputSchema, simulationSchema, type Simulation, type SimulationInput } from './simulation';
export {
  overlapPageSchema,
  overlapQuerySchema,
  type Overlap,
  type OverlapPage,
  type UnreachableReason,
} from './overlap';
export {
  hotelPriceCheckQuerySchema,
  priceCheckQuerySchema,
  priceCheckSchema,
  type HotelPriceCheckQuery,
  type PriceCheckQuery,
} from './price-check';
