export { inCairo, resultsIn, someDay, startHotelsApi } from './hotels-api.fake';
