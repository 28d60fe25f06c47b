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
export { remainingUntil } from './offer/remaining';
export { reviewPath } from './offer/review-path';
export { emptySearch, type SearchState } from './offer/search-state';
export { OfferReviewPage } from './review/OfferReviewPage';
