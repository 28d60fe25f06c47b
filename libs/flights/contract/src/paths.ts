/** Paths below the API's base path; an id is a record's key, or `:id` in route declarations. */
export const flightPaths = {
  /** GET: a search. The criteria are the query (`encodeCriteria`), the response is NDJSON lines. */
  offers: '/flights/offers',
  /** GET: the review, which fetches the offer from its supplier again. */
  offer: (id: string) => `/flights/offers/${id}`,
  /** POST: accepts the offer that a review showed. */
  acceptances: (id: string) => `/flights/offers/${id}/acceptances`,
  /** GET: explains the price, for staff who work on prices. */
  priceExplanation: (id: string) => `/flights/offers/${id}/price-explanation`,
  /** GET: the caller's recent and saved searches. */
  searches: '/flights/searches',
  savedSearches: '/flights/saved-searches',
  savedSearch: (id: string) => `/flights/saved-searches/${id}`,
  shares: '/flights/shares',
  share: (id: string) => `/flights/shares/${id}`,
  /** GET: the conditions of the buyer's suppliers. */
  terms: '/flights/terms',
  /** GET: offers as a text for a client. */
  clientText: '/flights/client-text',
  nearbyAirports: '/flights/nearby-airports',
  /** GET, with the criteria as query: known prices of the days around. */
  dayPrices: '/flights/day-prices',
  /** GET, with the criteria of that day as query: asks the suppliers for one day. */
  dayPrice: '/flights/day-price',
};
