export { flightPaths } from './paths';
export { flightPermissions } from './permissions';
export {
  ageOn,
  childAges,
  dayIn,
  grownAge,
  infantAges,
  travelDays,
  typeByAge,
  type Buyer,
} from '@traveldesk/shared-contract';
export { misreadShorthand, readShorthand } from './shorthand';
export {
  cabins,
  emptyCriteria,
  emptyTrip,
  isOfOneKind,
  maxAirlines,
  maxDaysAhead,
  maxPrivateFares,
  maxTravellers,
  privateFareKinds,
  seatedOf,
  stopLimits,
  travellersOf,
  tripCounts,
  tripTypes,
  type Cabin,
  type CriteriaDraft,
  type FlightCriteria,
  type PrivateFareDraft,
  type TimeWindow,
  type TripDraft,
  type TripType,
} from './criteria';
export { criteriaNames, decodeCriteria, encodeCriteria } from './criteria.codec';
export { criteriaErrorCodes, type CriteriaErrorCode, type CriteriaErrors } from './criteria.errors';
export { judgeCriteria, type Judgement, type PlaceFacts } from './criteria.rules';
export {
  bagsSchema,
  conditionSchema,
  hasFee,
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
  streamLineSchema,
  type OffersLine,
  type SearchLine,
  type StreamLine,
  type SupplierLine,
} from './search-stream';
export { dropCauses, type DropCause, type Dropped } from './drop-causes';
export {
  offerChanges,
  sameBags,
  sameCondition,
  type OfferChange,
  type PriceOrigin,
  type ScheduleField,
} from './offer.changes';
export {
  acceptanceDoneSchema,
  acceptanceInputSchema,
  offerExplanationQuerySchema,
  reviewSchema,
  type Acceptance,
  type Review,
} from './review';
export { rolledForward } from './rolled-forward';
export { withoutPassedDays } from './passed-days';
export {
  savedSearchDoneSchema,
  searchesSchema,
  type SavedSearch,
  type Searches,
  type SeenPrice,
} from './searches';
export { maxClientTextOffers, clientTextQuerySchema, clientTextSchema, type ClientText } from './client-text';
export { shareDays, shareDoneSchema, shareInputSchema, shareSchema, type Share } from './share';
export { termsQuerySchema, termsSchema, type Terms } from './terms';
export { nearbyKm, nearbyLimit, nearbyQuerySchema, nearbySchema, type NearbyAirport } from './nearby';
export {
  dayPriceSchema,
  dayPricesSchema,
  dayShapes,
  journeysAround,
  monthSchema,
  onDays,
  returnOf,
  shiftedBy,
  stripDays,
  type DayPrice,
  type DayShape,
} from './day-prices';
