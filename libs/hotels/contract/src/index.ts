export { hotelPaths } from './paths';
export { hotelPermissions, negotiatedPermission, propertiesPermission } from './permissions';
export {
  emptyStay,
  guestsOf,
  mostDaysAhead,
  mostNights,
  mostRooms,
  nightsOf,
  radiusKm,
  stayChildAges,
  type Room,
  type RoomDraft,
  type StayCriteria,
  type StayDraft,
} from './criteria';
export { decodeStay, encodeStay, stayNames } from './criteria.codec';
export { stayErrorCodes, type StayErrorCode, type StayErrors } from './criteria.errors';
export { judgeStay, rolledStay, type StayJudgement, type StayWorld } from './criteria.rules';
export {
  placeText,
  readPlace,
  stayPlacesQuerySchema,
  stayPlacesSchema,
  type PlaceReference,
  type StayPlace,
  type StayPoint,
} from './place';
export { savedStayDoneSchema, staySearchesSchema, type SavedStay, type StaySearches } from './searches';
export { misreadStayShorthand, readStayShorthand } from './shorthand';
export { type StayPrice, type StayProperty, type StayRate, type StayResult, type StayTerms } from './result';
export { stayDropCauses, type StayDropCause, type StayDropped } from './drop-causes';
export { stayLineSchema, type StayLine, type StaySupplierLine } from './search-stream';
export { cardsOf, type CardRate, type StayCard } from './cards';
export {
  filterStays,
  noStayFilters,
  notKnown,
  type FilteredStays,
  type StayChoice,
  type StayCounts,
  type StayFilters,
  type StayValues,
} from './filters';
export { cheapestOf, sortStays, type StaySort } from './sorting';
export {
  ofSupplierSchema,
  openedPropertySchema,
  propertyRatesSchema,
  propertyReviewsSchema,
  type OpenedProperty,
  type PropertyDetails,
  type PropertyRates,
  type PropertyReviews,
} from './property';
export {
  propertyHistoryQuerySchema,
  propertyHistorySchema,
  propertyJoinSchema,
  propertyMatchesQuerySchema,
  propertyMatchesSchema,
  propertyRecordSchema,
  propertyRowsQuerySchema,
  propertyRowsSchema,
  propertySeparationSchema,
  propertySplitSchema,
  propertyUndoSchema,
  type PropertyDecision,
  type PropertyDecisionKind,
  type PropertyJoin,
  type PropertyMatch,
  type PropertyMatchesQuery,
  type PropertyRecord,
  type PropertyRow,
  type PropertyRowsQuery,
  type PropertySeparation,
  type PropertySplit,
  type PropertySupplier,
  type PropertyUndo,
} from './property-record';
export { type CancellationTier, type RoomRate, type StayRoom } from './room-rate';
export {
  quoteAcceptanceDoneSchema,
  quoteFields,
  quoteInputSchema,
  quoteMailDoneSchema,
  quoteMailInputSchema,
  quoteNoteLength,
  isQuoteBookable,
  quoteReference,
  stayQuoteSchema,
  type QuoteField,
  type QuoteMailInput,
  type StayQuote,
} from './quote';
export {
  mostNegotiatedRates,
  negotiatedChainsSchema,
  negotiatedChangeSchema,
  negotiatedDeletedSchema,
  negotiatedDoneSchema,
  negotiatedInputSchema,
  negotiatedParams,
  negotiatedPropertiesQuerySchema,
  negotiatedPropertiesSchema,
  negotiatedRateParams,
  negotiatedRatesSchema,
  type NegotiatedChain,
  type NegotiatedChains,
  type NegotiatedChange,
  type NegotiatedInput,
  type NegotiatedProperty,
  type NegotiatedRate,
  type NegotiatedRates,
  type RegistrationReason,
  type RegistrationState,
} from './negotiated';
export { stayCriteriaSchema } from './criteria';
export { propertyDetailsSchema } from './property';
export { stayPriceSchema, stayPropertySchema } from './result';
export { roomRateSchema, stayRoomSchema } from './room-rate';
