/** Paths below the API's base path. */
export const hotelPaths = {
  /** GET: places to search around, by text or by reference. */
  places: '/hotels/places',
  /** GET: a search. The criteria are the query (`encodeStay`), the response is NDJSON lines. */
  offers: '/hotels/offers',
};
