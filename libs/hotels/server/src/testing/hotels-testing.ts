export { someDay, startHotelsApi } from './hotels-api.fake';
