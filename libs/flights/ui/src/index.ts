import './texts';

export { BagWords } from './journey/BagWords';
export { ChangesTable } from './journey/ChangesTable';
export { Conditions } from './journey/Conditions';
export { apart, isolated } from './journey/isolated';
export { Price } from './journey/Price';
export { SliceDetails } from './journey/SliceDetails';
export { SliceLine } from './journey/SliceLine';
export { useWords } from './journey/useWords';
export { WhyPrice } from './journey/WhyPrice';
export { CriteriaSummary } from './offer/CriteriaSummary';
export { Expiry } from './offer/Expiry';
export { stopSearch, useFlightsOffersQuery } from './offer/offers.api';
export { useNow } from './offer/useNow';
export { remainingUntil } from './offer/remaining';
export { resultsPath, reviewPath } from './offer/review-path';
export { emptySearch, type SearchState } from './offer/search-state';
export { OfferReviewPage, type ShownReview } from './review/OfferReviewPage';
