export { BagMarks, BagWords } from './BagWords';
export { ChangesTable } from './ChangesTable';
export { ConditionMarks, Conditions } from './Conditions';
export { JourneyDetails } from './JourneyDetails';
export { Price } from './Price';
export { SliceLine } from './SliceLine';
export { SliceRow } from './SliceRow';
export { useFlightWords } from './useFlightWords';
export { WhyPrice } from './WhyPrice';
export { CriteriaChips } from './offer/CriteriaChips';
export { CriteriaSummary } from './offer/CriteriaSummary';
export { SearchAnew } from './offer/SearchAnew';
export {
  stopSearch,
  useFlightsAskAgainMutation,
  useFlightsOffersQuery,
  useFoundSearch,
  useRefusedFields,
} from './offer/offers.api';
export { resultsPath, reviewPath } from './offer/review-path';
export { emptySearch, type SearchState } from './offer/search-state';
export { OfferReviewPage, type ShownReview } from './review/OfferReviewPage';
export type { BesideLine } from './review/PriceSplit';
