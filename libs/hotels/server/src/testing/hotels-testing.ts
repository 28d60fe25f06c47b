export { hotelsOptions, someDay, startHotelsApi, type HotelsApi } from './hotels-api.fake';
