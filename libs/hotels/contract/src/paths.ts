/** Paths below the API's base path; an id is a record's key, or `:id` in route declarations. */
export const hotelPaths = {
  /** GET: places to search around, by text or by reference. */
  places: '/hotels/places',
  /** GET: a search. The criteria are the query (`encodeStay`), the response is NDJSON lines. */
  offers: '/hotels/offers',
  /** GET: the caller's recent and saved searches. */
  searches: '/hotels/searches',
  savedSearches: '/hotels/saved-searches',
  savedSearch: (id: string) => `/hotels/saved-searches/${id}`,
};
