export { flightPaths } from './paths';
export { flightPermissions, netPricePermission } from './permissions';
export { dayIn } from './calendar';
export { readShorthand } from './shorthand';
export {
  cabins,
  childAges,
  emptyCriteria,
  emptyTrip,
  infantAges,
  maxDaysAhead,
  maxTravellers,
  seatedOf,
  stopLimits,
  travellersOf,
  tripCounts,
  tripTypes,
  type Cabin,
  type CriteriaDraft,
  type FlightCriteria,
  type TimeWindow,
  type TripDraft,
  type TripType,
} from './criteria';
export { criteriaNames, decodeCriteria, encodeCriteria, type QueryValues } from './criteria.codec';
export { criteriaErrorCodes, type CriteriaErrorCode, type CriteriaErrors } from './criteria.errors';
export { judgeCriteria, type Judgement, type PlaceFacts } from './criteria.rules';
export {
  bagsSchema,
  conditionSchema,
  offerNamesSchema,
  sliceSchema,
  type Bags,
  type Condition,
  type ConditionState,
  type Conditions,
  type Offer,
  type OfferNames,
  type OfferPrice,
  type Segment,
  type Slice,
} from './offer';
export {
  ndjsonType,
  slowAfterMs,
  streamLineSchema,
  type EndLine,
  type OffersLine,
  type SearchedSupplier,
  type SearchLine,
  type StreamLine,
  type SupplierFailure,
  type SupplierLine,
  type SupplierState,
} from './search-stream';
export { dropCauses, type DropCause, type Dropped } from './drop-causes';
export { offerChanges, type OfferChange, type PriceOrigin, type ScheduleField } from './offer.changes';
export {
  acceptanceDoneSchema,
  acceptanceInputSchema,
  offerExplanationQuerySchema,
  reviewSchema,
  type Acceptance,
  type Review,
} from './review';
export {
  recentSearchLimit,
  savedSearchDoneSchema,
  savedSearchInputSchema,
  savedSearchLimit,
  searchesSchema,
  type SavedSearch,
  type SavedSearchInput,
  type Searches,
} from './searches';
export { shareDays, shareDoneSchema, shareInputSchema, shareSchema, type Share } from './share';
export { nearbyKm, nearbyLimit, nearbyQuerySchema, nearbySchema, type NearbyAirport } from './nearby';
export { dayPriceSchema, dayPricesSchema, shiftedBy, stripDays, type DayPrice } from './day-prices';
