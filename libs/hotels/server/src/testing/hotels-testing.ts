export { hotelsOptions, startHotelsApi, type HotelsApi } from './hotels-api.fake';
