export { hotelsOptions, inCairo, resultsIn, someDay, startHotelsApi } from './hotels-api.fake';
